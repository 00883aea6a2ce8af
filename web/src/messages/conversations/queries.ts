import { pagedQuery } from "#web/platform/api/paged-query.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { messagesApi } from "#web/messages/contact-owner/messages-api.ts";

/** More messages than any screen shows. */
const pageLength = 40;

export const messageQueries = {
  /** Newest first. */
  threads: (q: string) =>
    pagedQuery(queryKeys.threads.list(q), (cursor, signal) =>
      messagesApi.listThreads({ query: { cursor, ...(q !== "" && { q }) } }, { signal }),
    ),
  /** Newest messages first. */
  thread: (threadId: string) =>
    pagedQuery(queryKeys.threads.one(threadId), (cursor, signal) =>
      messagesApi.getThread({ params: { threadId }, query: { cursor, limit: pageLength } }, { signal }),
    ),
};
