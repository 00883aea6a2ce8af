import { adminSearchRoutes } from "#contract/admin-search.ts";
import { api } from "#lambdas/http/api.ts";
import { assertLiveSession } from "#lambdas/http/live-session.ts";
import { loggerOf } from "#lambdas/http/logger.ts";
import { SearchEnv } from "#lambdas/search/env.ts";
import { searchAllBikes } from "#lambdas/search/search-all-bikes.ts";
import { system } from "#lambdas/system.ts";
import { openReader } from "#lambdas/table/reader.ts";
import { openTable } from "#lambdas/table/table.ts";

const env = SearchEnv.parse(process.env);
const openMetered = openReader(env.TABLE_NAME, system);
const records = openTable(env.TABLE_NAME, system);

export const handler = api(
  adminSearchRoutes,
  {
    searchAllBikes: ({ caller, query, meter }) => {
      const world = { reader: openMetered(meter), records, system, cursorSecret: env.CURSOR_SECRET };
      return searchAllBikes(world, caller.userId, query);
    },
  },
  {
    originSecret: env.ORIGIN_SECRET,
    logger: loggerOf("admin-search"),
    readUnits: { stage: env.STAGE },
    assertLive: (caller, route) => assertLiveSession(records, caller, route),
  },
);
