import { todoRoutes } from "#contract/todo.ts";
import { api } from "#lambdas/shared/http/api.ts";
import { assertLiveSession } from "#lambdas/shared/http/live-session.ts";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { openTable } from "#lambdas/shared/table/table.ts";
import { system } from "#lambdas/system.ts";
import { claimCase } from "./claim-case.ts";
import { TodoEnv } from "./env.ts";
import { listClaims } from "./list-claims.ts";
import { releaseCase } from "./release-case.ts";

const env = TodoEnv.parse(process.env);
const context = { table: openTable(env.TABLE_NAME, system), system };

export const handler = api(
  todoRoutes,
  {
    listCaseClaims: ({ caller }) => listClaims(context, caller.userId),
    claimCase: ({ caller, params }) => claimCase(context, caller.userId, params),
    releaseCase: ({ caller, params }) => releaseCase(context, caller.userId, params),
  },
  {
    originSecrets: env.ORIGIN_SECRETS,
    logger: loggerOf("todo"),
    assertLive: (caller, route) => assertLiveSession(context.table, caller, route, system.now()),
  },
);
