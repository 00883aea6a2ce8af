import { adminSearchRoutes } from "#contract/office/admin-search.ts";
import { api } from "#lambdas/platform/http/api.ts";
import { assertLiveSession } from "#lambdas/people/sessions/live-session.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { SearchEnv } from "./env.ts";
import { searchAllBikes } from "./search-all-bikes.ts";
import { system } from "#lambdas/platform/system.ts";
import { openReader } from "#lambdas/platform/table/reader.ts";
import { openTable } from "#lambdas/platform/table/table.ts";

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
