import { adminSearchRoutes } from "#contract/admin-search.ts";
import { api } from "#lambdas/shared/http/api.ts";
import { assertLiveSession } from "#lambdas/shared/http/live-session.ts";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { SearchEnv } from "#lambdas/search/env.ts";
import { searchAllBikes } from "#lambdas/search/search-all-bikes.ts";
import { system } from "#lambdas/system.ts";
import { openReader } from "#lambdas/shared/table/reader.ts";
import { openTable } from "#lambdas/shared/table/table.ts";

const env = SearchEnv.parse(process.env);
const openMetered = openReader(env.TABLE_NAME, system);
const records = openTable(env.TABLE_NAME, system);

export const handler = api(
  adminSearchRoutes,
  {
    searchAllBikes: ({ caller, query, meter }) => {
      const context = { reader: openMetered(meter), records, system, cursorSecret: env.CURSOR_SECRET };
      return searchAllBikes(context, caller.userId, query);
    },
  },
  {
    originSecrets: env.ORIGIN_SECRETS,
    logger: loggerOf("admin-search"),
    readUnits: { stage: env.STAGE },
    assertLive: (caller, route) => assertLiveSession(records, caller, route, system.now()),
  },
);
