import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type AnalyticsWeeks, storeAnalyticsRoutes } from "#contract/sales/analytics.ts";
import { createClient } from "#web/api/client.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { getAccessToken } from "#web/auth/session.ts";

const client = createClient(storeAnalyticsRoutes, { token: getAccessToken });

/** Of another period what is shown stays until it has come. */
export const analyticsQuery = (weeks: AnalyticsWeeks) =>
  queryOptions({
    queryKey: queryKeys.sales.analytics(weeks),
    queryFn: ({ signal }) => client.getStoreAnalytics({ query: { weeks } }, { signal }),
    placeholderData: keepPreviousData,
  });
