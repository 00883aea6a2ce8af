import { statisticsRoutes } from "#contract/statistics.ts";
import { api } from "#lambdas/shared/http/api.ts";
import { assertLiveSession } from "#lambdas/shared/http/live-session.ts";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { openTable } from "#lambdas/shared/table/table.ts";
import { system } from "#lambdas/system.ts";
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
  {
    originSecrets: env.ORIGIN_SECRETS,
    logger: loggerOf("statistics"),
    assertLive: (caller, route) => assertLiveSession(table, caller, route, system.now()),
  },
);
