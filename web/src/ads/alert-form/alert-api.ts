import { pagedQuery } from "#web/platform/api/paged-query.ts";
import { queryOptions } from "@tanstack/react-query";
import { alertRoutes } from "#contract/ads/alerts.ts";
import { createClient } from "#web/platform/api/client.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

export const alertApi = createClient(alertRoutes, { token: getAccessToken });

export const alertsQuery = queryOptions({
  queryKey: queryKeys.alerts.list,
  queryFn: ({ signal }) => alertApi.listAlerts({}, { signal }),
});

export const hitsQuery = (alertId: string) =>
  pagedQuery(queryKeys.alerts.hits(alertId), (cursor, signal) =>
    alertApi.listAlertHits({ params: { alertId }, query: { cursor } }, { signal }),
  );
