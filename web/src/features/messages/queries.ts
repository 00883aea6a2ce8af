import { infiniteQueryOptions } from "@tanstack/react-query";
import { queryKeys } from "#web/api/query-keys.ts";
import { messagesApi } from "#web/shared/messages/messages-api.ts";

type Cursor = string | undefined;
type Asked = { pageParam: Cursor; signal: AbortSignal };

/** How many messages come at once: more than any screen shows. */
const pageLength = 40;

export const messageQueries = {
  /** One's conversations, the newest first. */
  threads: (q: string) =>
    infiniteQueryOptions({
      queryKey: queryKeys.threads.list(q),
      queryFn: ({ pageParam, signal }: Asked) =>
        messagesApi.listThreads({ query: { cursor: pageParam, ...(q !== "" && { q }) } }, { signal }),
      initialPageParam: undefined,
      getNextPageParam: ({ cursor }): Cursor => cursor,
    }),
  /** One of them with its messages, the newest first. */
  thread: (threadId: string) =>
    infiniteQueryOptions({
      queryKey: queryKeys.threads.one(threadId),
      queryFn: ({ pageParam, signal }: Asked) =>
        messagesApi.getThread(
          { params: { threadId }, query: { cursor: pageParam, limit: pageLength } },
          { signal },
        ),
      initialPageParam: undefined,
      getNextPageParam: ({ cursor }): Cursor => cursor,
    }),
};
