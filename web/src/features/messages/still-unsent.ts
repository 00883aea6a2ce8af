import type { Message } from "#contract/messages.ts";
import type { Unsent } from "./unsent.ts";

/** Whether a text has yet to appear among the messages, the oldest first. News of it may come before the answer to it. */
const isMissing = (messages: readonly Message[], { state, after, text }: Unsent): boolean => {
  if (state.is === "sent") return !messages.some(({ id }) => id === state.id);
  if (state.is === "failed") return true;
  const since = messages.slice(messages.findIndex(({ id }) => id === after) + 1);
  return !since.some((each) => each.mine && each.text === text.trim());
};

export const stillUnsent = (messages: readonly Message[], unsent: readonly Unsent[]): readonly Unsent[] =>
  unsent.filter((each) => isMissing(messages, each));
