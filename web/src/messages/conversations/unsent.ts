import * as z from "zod";
import type { Message } from "#contract/messages/messages.ts";
import { forgetInTab, keepInTab, keptInTab } from "#web/platform/ui/kept-in-tab.ts";

/** A message that the server has not confirmed. */
export type Unsent = {
  /** The idempotency key. */
  readonly key: string;
  readonly text: string;
  /** The id of the latest message when this one was sent. */
  readonly after?: string | undefined;
  readonly state:
    | { readonly is: "sending" }
    | { readonly is: "failed"; readonly why?: string }
    /** Confirmed, but not in the message query yet. */
    | { readonly is: "sent"; readonly id: string };
};

const StoredMessages = z.array(z.object({ key: z.string(), text: z.string() }));

const boxes = new Map<string, readonly Unsent[]>();
const listeners = new Set<() => void>();

/** After a reload it is unknown if a message was sent, so the person can try again. */
export const unsentIn = (name: string): readonly Unsent[] => {
  const known = boxes.get(name);
  if (known !== undefined) return known;
  const stored = StoredMessages.safeParse(keptInTab(name)).data ?? [];
  const box = stored.map((each): Unsent => ({ ...each, state: { is: "failed" } }));
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

/** `messages` are oldest first. A live event can show a message before its own request is answered. */
const isMissing = (messages: readonly Message[], { state, after, text }: Unsent): boolean => {
  if (state.is === "sent") return !messages.some(({ id }) => id === state.id);
  if (state.is === "failed") return true;
  const since = messages.slice(messages.findIndex(({ id }) => id === after) + 1);
  return !since.some((each) => each.mine && each.text === text.trim());
};

export const stillUnsent = (messages: readonly Message[], unsent: readonly Unsent[]): readonly Unsent[] =>
  unsent.filter((each) => isMissing(messages, each));
