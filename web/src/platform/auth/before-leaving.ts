import { waitBriefly } from "./with-patience.ts";

const unsent = new Set<() => Promise<unknown>>();

/** Registers a request to send before the session ends; returns a function that removes it. */
export const beforeLeaving = (send: () => Promise<unknown>): (() => void) => {
  unsent.add(send);
  return () => void unsent.delete(send);
};

export const sendBeforeLeaving = async (): Promise<void> => {
  if (unsent.size > 0) await waitBriefly(Promise.all([...unsent].map((send) => send())));
};
