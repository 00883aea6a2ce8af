import { useQueryClient } from "@tanstack/react-query";
import { useRef, useSyncExternalStore } from "react";
import type { Thread } from "#contract/messages.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { failureText } from "#web/api/failure-text.ts";
import { messagesApi } from "#web/shared/messages/messages-api.ts";
import { addMessage } from "./thread-cache.ts";
import { changeUnsent, type Unsent, unsentIn, watchUnsent } from "./unsent.ts";

/** Sends answers one after the other, in the order they were written. What does not come through stays to be sent again. */
export const useSending = (userId: string, { id: threadId }: Thread) => {
  const queries = useQueryClient();
  const name = `cr:unsent:${userId}:${threadId}`;
  const unsent = useSyncExternalStore(watchUnsent, () => unsentIn(name));
  const last = useRef(Promise.resolve());
  const mark = (key: string, state: Unsent["state"]): void =>
    changeUnsent(name, (box) => box.map((each) => (each.key === key ? { ...each, state } : each)));
  const remove = (key: string): void => changeUnsent(name, (box) => box.filter((each) => each.key !== key));
  const deliver = async ({ key, text }: Unsent): Promise<void> => {
    try {
      const input = { params: { threadId }, body: { text } };
      const { message } = await messagesApi.reply(input, { idempotencyKey: key });
      mark(key, { is: "sent", id: message.id });
      addMessage(queries, threadId, message);
      await queries.invalidateQueries({ queryKey: queryKeys.threads.all });
      remove(key);
    } catch (error) {
      mark(key, { is: "failed", ...(error instanceof Error && { why: failureText(error) }) });
    }
  };
  const post = (entry: Unsent): void => {
    last.current = last.current.then(() => deliver(entry));
  };
  return {
    unsent,
    send: (text: string, after: string | undefined): void => {
      const entry: Unsent = { key: crypto.randomUUID(), text, after, state: { is: "sending" } };
      changeUnsent(name, (box) => [...box, entry]);
      post(entry);
    },
    retry: (entry: Unsent): void => {
      mark(entry.key, { is: "sending" });
      post(entry);
    },
    /** Gives the text back to be rewritten. */
    remove: ({ key }: Unsent): void => remove(key),
  };
};
