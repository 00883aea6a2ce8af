import { statisticsRoutes } from "#contract/office/statistics.ts";
import { api } from "#lambdas/platform/http/api.ts";
import { guardSessions } from "#lambdas/people/sessions/live-session.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { system } from "#lambdas/platform/system.ts";
import { StatisticsEnv } from "./env.ts";
import { getStatistics } from "./get-statistics.ts";
import { getTheftMap } from "./get-theft-map.ts";

const env = StatisticsEnv.parse(process.env);
const table = openTable(env.TABLE_NAME, system);

export const handler = api(
  statisticsRoutes,
  {
    getStatistics: ({ params, query }) => getStatistics({ table, system }, { ...params, ...query }),
    getTheftMap: () => getTheftMap({ table, system }),
  },
  guardSessions(env, loggerOf("statistics"), table),
);
