import { infiniteQueryOptions } from "@tanstack/react-query";
import { notificationRoutes } from "#contract/notifications/notifications.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { createClient } from "#web/platform/api/client.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

export const notificationsApi = createClient(notificationRoutes, { token: getAccessToken });

type Cursor = string | undefined;

export const notificationsQuery = infiniteQueryOptions({
  queryKey: queryKeys.notifications.list,
  queryFn: ({ pageParam: cursor, signal }: { pageParam: Cursor; signal: AbortSignal }) =>
    notificationsApi.listNotifications({ query: { cursor } }, { signal }),
  initialPageParam: undefined,
  getNextPageParam: ({ cursor }): Cursor => cursor,
});
