import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type StatisticsView, statisticsRoutes } from "#contract/statistics.ts";
import { adminQueryKeys } from "#web/api/admin-query-keys.ts";
import { createClient } from "#web/api/client.ts";
import { getAccessToken } from "#web/auth/session.ts";
import type { Choice } from "./period.ts";

const client = createClient(statisticsRoutes, { token: getAccessToken });

export const statisticsQuery = (view: StatisticsView, { from, to, grain, compare, place }: Choice) => {
  const query = { from, to, grain, compare, ...(place !== undefined && { place }) };
  return queryOptions({
    queryKey: adminQueryKeys.statistics.of(view, query),
    queryFn: ({ signal }) => client.getStatistics({ params: { view }, query }, { signal }),
    // The figures of before stay while others come: what is asked for changes a little at a time.
    placeholderData: keepPreviousData,
  });
};
