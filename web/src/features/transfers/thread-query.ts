import { queryOptions } from "@tanstack/react-query";
import type { Thread } from "#contract/messages.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { messagesApi } from "#web/shared/messages/messages-api.ts";

/** Who someone writes with, as they may know them. */
export const threadQuery = (threadId: string) =>
  queryOptions({
    queryKey: queryKeys.threads.head(threadId),
    queryFn: async ({ signal }): Promise<Thread> =>
      (await messagesApi.getThread({ params: { threadId }, query: { limit: 1 } }, { signal })).thread,
  });
