import { pagedQuery } from "#web/platform/api/paged-query.ts";
import { queryOptions } from "@tanstack/react-query";
import { recentTheftRoutes } from "#contract/thefts/recent-thefts.ts";
import { statisticsRoutes } from "#contract/office/statistics.ts";
import { createClient } from "#web/platform/api/client.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { type Area, parametersOf } from "./area.ts";

/** Public routes need no token. */
const nobody = { token: async () => undefined };
const open = createClient(recentTheftRoutes, nobody);
const openStatistics = createClient(statisticsRoutes, nobody);

export const recentTheftsQuery = (area: Area) => {
  const query = Object.fromEntries(parametersOf(area));
  return pagedQuery(queryKeys.stolenBikes.recent(query), (cursor, signal) =>
    open.listRecentThefts({ query: { ...query, cursor } }, { signal }),
  );
};

export const theftMapQuery = queryOptions({
  queryKey: queryKeys.stolenBikes.map("thefts"),
  queryFn: ({ signal }) => openStatistics.getTheftMap({}, { signal }),
});
