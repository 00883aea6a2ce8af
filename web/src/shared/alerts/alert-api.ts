import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { alertRoutes } from "#contract/alerts.ts";
import { createClient } from "#web/api/client.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { getAccessToken } from "#web/auth/session.ts";

export const alertApi = createClient(alertRoutes, { token: getAccessToken });

/** What one watches, those with news first. */
export const alertsQuery = queryOptions({
  queryKey: queryKeys.alerts.list,
  queryFn: ({ signal }) => alertApi.listAlerts({}, { signal }),
});

type Cursor = string | undefined;

/** What has come of one, newest first. */
export const hitsQuery = (alertId: string) =>
  infiniteQueryOptions({
    queryKey: queryKeys.alerts.hits(alertId),
    queryFn: ({ pageParam, signal }: { pageParam: Cursor; signal: AbortSignal }) =>
      alertApi.listAlertHits({ params: { alertId }, query: { cursor: pageParam } }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ cursor }): Cursor => cursor,
  });
