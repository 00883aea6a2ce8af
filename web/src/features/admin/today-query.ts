import { queryOptions } from "@tanstack/react-query";
import { isoDate, swedishDate } from "#contract/calendar-date.ts";
import { statisticsRoutes } from "#contract/statistics.ts";
import { adminQueryKeys } from "#web/api/admin-query-keys.ts";
import { createClient } from "#web/api/client.ts";
import { getAccessToken } from "#web/auth/session.ts";

const client = createClient(statisticsRoutes, { token: getAccessToken });

/** The figures of this day in Sweden. */
export const todayQuery = () => {
  const today = isoDate(swedishDate(new Date()));
  const query = { from: today, to: today, grain: "day", compare: "week" } as const;
  return queryOptions({
    queryKey: adminQueryKeys.statistics.of("overview", query),
    queryFn: ({ signal }) => client.getStatistics({ params: { view: "overview" }, query }, { signal }),
  });
};
