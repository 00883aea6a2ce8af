import * as z from "zod";
import { forgetInTab, keepInTab, keptInTab } from "#web/ui/kept-in-tab.ts";

/** What someone has sent and the server has not said yes to. */
export type Unsent = {
  /** Sent again it is the same message. */
  readonly key: string;
  readonly text: string;
  /** The newest message when it was sent. */
  readonly after?: string | undefined;
  readonly state:
    | { readonly is: "sending" }
    | { readonly is: "failed"; readonly why?: string }
    /** It will be among the messages at any moment. */
    | { readonly is: "sent"; readonly id: string };
};

const Kept = z.array(z.object({ key: z.string(), text: z.string() }));

const boxes = new Map<string, readonly Unsent[]>();
const listeners = new Set<() => void>();

/** What is kept under a name. After a reload nobody knows whether it came through, so it is there to be sent again. */
export const unsentIn = (name: string): readonly Unsent[] => {
  const known = boxes.get(name);
  if (known !== undefined) return known;
  const kept = Kept.safeParse(keptInTab(name)).data ?? [];
  const box = kept.map((each): Unsent => ({ ...each, state: { is: "failed" } }));
  boxes.set(name, box);
  return box;
};

const keep = (name: string, box: readonly Unsent[]): void => {
  const open = box.filter(({ state }) => state.is !== "sent");
  if (open.length === 0) forgetInTab(name);
  else
    keepInTab(
      name,
      open.map(({ key, text }) => ({ key, text })),
    );
};

export const changeUnsent = (name: string, change: (box: readonly Unsent[]) => readonly Unsent[]): void => {
  const box = change(unsentIn(name));
  boxes.set(name, box);
  keep(name, box);
  for (const listener of listeners) listener();
};

export const watchUnsent = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
