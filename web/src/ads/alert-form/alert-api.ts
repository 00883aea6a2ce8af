import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { alertRoutes } from "#contract/ads/alerts.ts";
import { createClient } from "#web/platform/api/client.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

export const alertApi = createClient(alertRoutes, { token: getAccessToken });

export const alertsQuery = queryOptions({
  queryKey: queryKeys.alerts.list,
  queryFn: ({ signal }) => alertApi.listAlerts({}, { signal }),
});

type Cursor = string | undefined;

export const hitsQuery = (alertId: string) =>
  infiniteQueryOptions({
    queryKey: queryKeys.alerts.hits(alertId),
    queryFn: ({ pageParam, signal }: { pageParam: Cursor; signal: AbortSignal }) =>
      alertApi.listAlertHits({ params: { alertId }, query: { cursor: pageParam } }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ cursor }): Cursor => cursor,
  });
