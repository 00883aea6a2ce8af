import { infiniteQueryOptions } from "@tanstack/react-query";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { messagesApi } from "#web/messages/contact-owner/messages-api.ts";

type Cursor = string | undefined;
type PageRequest = { pageParam: Cursor; signal: AbortSignal };

/** More messages than any screen shows. */
const pageLength = 40;

export const messageQueries = {
  /** Newest first. */
  threads: (q: string) =>
    infiniteQueryOptions({
      queryKey: queryKeys.threads.list(q),
      queryFn: ({ pageParam, signal }: PageRequest) =>
        messagesApi.listThreads({ query: { cursor: pageParam, ...(q !== "" && { q }) } }, { signal }),
      initialPageParam: undefined,
      getNextPageParam: ({ cursor }): Cursor => cursor,
    }),
  /** Newest messages first. */
  thread: (threadId: string) =>
    infiniteQueryOptions({
      queryKey: queryKeys.threads.one(threadId),
      queryFn: ({ pageParam, signal }: PageRequest) =>
        messagesApi.getThread(
          { params: { threadId }, query: { cursor: pageParam, limit: pageLength } },
          { signal },
        ),
      initialPageParam: undefined,
      getNextPageParam: ({ cursor }): Cursor => cursor,
    }),
};
