import { withPatience } from "./with-patience.ts";

const unsent = new Set<() => Promise<unknown>>();

/** What is still to be sent in someone's name before their session ends. */
export const beforeLeaving = (send: () => Promise<unknown>): (() => void) => {
  unsent.add(send);
  return () => void unsent.delete(send);
};

export const sendBeforeLeaving = async (): Promise<void> => {
  if (unsent.size > 0) await withPatience(Promise.all([...unsent].map((send) => send())));
};
