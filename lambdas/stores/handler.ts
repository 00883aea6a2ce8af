import { storeRoutes } from "#contract/stores.ts";
import { api } from "#lambdas/shared/http/api.ts";
import { assertLiveSession } from "#lambdas/shared/http/live-session.ts";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { openTable } from "#lambdas/shared/table/table.ts";
import { StoresEnv } from "#lambdas/stores/env.ts";
import { listStores } from "#lambdas/stores/list-stores.ts";
import { system } from "#lambdas/system.ts";

const env = StoresEnv.parse(process.env);
const context = { table: openTable(env.TABLE_NAME, system), cursorSecret: env.CURSOR_SECRET };

export const handler = api(
  storeRoutes,
  { listStores: ({ query }) => listStores(context, query) },
  {
    originSecrets: env.ORIGIN_SECRETS,
    logger: loggerOf("stores"),
    assertLive: (caller, route) => assertLiveSession(context.table, caller, route, system.now()),
  },
);
