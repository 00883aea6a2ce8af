import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { recentTheftRoutes } from "#contract/thefts/recent-thefts.ts";
import { statisticsRoutes } from "#contract/office/statistics.ts";
import { createClient } from "#web/platform/api/client.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { type Area, parametersOf } from "./area.ts";

type Cursor = string | undefined;

/** Public routes need no token. */
const nobody = { token: async () => undefined };
const open = createClient(recentTheftRoutes, nobody);
const openStatistics = createClient(statisticsRoutes, nobody);

export const recentTheftsQuery = (area: Area) => {
  const query = Object.fromEntries(parametersOf(area));
  return infiniteQueryOptions({
    queryKey: queryKeys.stolenBikes.recent(query),
    queryFn: ({ pageParam, signal }: { pageParam: Cursor; signal: AbortSignal }) =>
      open.listRecentThefts({ query: { ...query, cursor: pageParam } }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ cursor }): Cursor => cursor,
  });
};

export const theftMapQuery = queryOptions({
  queryKey: queryKeys.stolenBikes.map("thefts"),
  queryFn: ({ signal }) => openStatistics.getTheftMap({}, { signal }),
});
