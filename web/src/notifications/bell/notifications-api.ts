import { pagedQuery } from "#web/platform/api/paged-query.ts";
import { notificationRoutes } from "#contract/notifications/notifications.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { createClient } from "#web/platform/api/client.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

export const notificationsApi = createClient(notificationRoutes, { token: getAccessToken });

export const notificationsQuery = pagedQuery(queryKeys.notifications.list, (cursor, signal) =>
  notificationsApi.listNotifications({ query: { cursor } }, { signal }),
);
