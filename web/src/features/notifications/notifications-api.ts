import { infiniteQueryOptions } from "@tanstack/react-query";
import { notificationRoutes } from "#contract/notifications.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { createClient } from "#web/api/client.ts";
import { getAccessToken } from "#web/auth/session.ts";

export const notificationsApi = createClient(notificationRoutes, { token: getAccessToken });

type Cursor = string | undefined;

/** What one has been told, twenty at a time. */
export const notificationsQuery = infiniteQueryOptions({
  queryKey: queryKeys.notifications.list,
  queryFn: ({ pageParam: cursor, signal }: { pageParam: Cursor; signal: AbortSignal }) =>
    notificationsApi.listNotifications({ query: { cursor } }, { signal }),
  initialPageParam: undefined,
  getNextPageParam: ({ cursor }): Cursor => cursor,
});
