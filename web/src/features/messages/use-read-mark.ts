import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import type { Message, Thread } from "#contract/messages.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { messagesApi } from "#web/shared/messages/messages-api.ts";
import { showThread } from "./thread-cache.ts";

/** The oldest of the messages, of which the oldest comes first, that have not been read. */
const firstUnread = (messages: readonly Message[], unread: number): string | undefined =>
  messages.filter(({ mine }) => !mine).slice(-unread)[0]?.id;

/** Marks a conversation as read while someone looks at its end. Answers where what was new to them begins. */
export const useReadMark = (
  thread: Thread,
  messages: readonly Message[],
  isWatched: boolean,
  /** What is shown was not kept from the last time it was open. */
  isFresh: boolean,
): string | undefined => {
  const queries = useQueryClient();
  const { unread } = thread;
  const [mark, setMark] = useState<string>();
  const [isBegun, begin] = useState(false);
  if (isFresh && !isBegun) begin(true);
  if (isFresh && mark === undefined && unread > 0 && (!isBegun || !isWatched))
    setMark(firstUnread(messages, unread));
  const read = useEffectEvent(async (): Promise<void> => {
    await messagesApi.readThread({ params: { threadId: thread.id } });
    showThread(queries, { ...thread, unread: 0 });
    for (const queryKey of [queryKeys.counts.all, queryKeys.notifications.all])
      void queries.invalidateQueries({ queryKey });
  });
  useEffect(() => {
    // Where it fails it stays unread, and is marked with what comes next.
    if (unread > 0 && isWatched) read().catch(() => undefined);
  }, [unread, isWatched]);
  return mark;
};
