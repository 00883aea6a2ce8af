import { auditRoutes } from "#contract/audit.ts";
import { api } from "#lambdas/shared/http/api.ts";
import { assertLiveSession } from "#lambdas/shared/http/live-session.ts";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { openTable } from "#lambdas/shared/table/table.ts";
import { system } from "#lambdas/system.ts";
import { AuditEnv } from "./env.ts";
import { searchAudit } from "./search-audit.ts";

const env = AuditEnv.parse(process.env);

const context = { table: openTable(env.TABLE_NAME, system), system, cursorSecret: env.CURSOR_SECRET };

export const handler = api(
  auditRoutes,
  { searchAudit: ({ caller, body }) => searchAudit(context, caller.userId, body) },
  {
    originSecrets: env.ORIGIN_SECRETS,
    logger: loggerOf("audit"),
    assertLive: (caller, route) => assertLiveSession(context.table, caller, route, system.now()),
  },
);
