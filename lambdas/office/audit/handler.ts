import { auditRoutes } from "#contract/office/audit.ts";
import { api } from "#lambdas/platform/http/api.ts";
import { guardSessions } from "#lambdas/people/sessions/live-session.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { system } from "#lambdas/platform/system.ts";
import { AuditEnv } from "./env.ts";
import { searchAudit } from "./search-audit.ts";

const env = AuditEnv.parse(process.env);

const context = { table: openTable(env.TABLE_NAME, system), system, cursorSecret: env.CURSOR_SECRET };

export const handler = api(
  auditRoutes,
  { searchAudit: ({ caller, body }) => searchAudit(context, caller.userId, body) },
  guardSessions(env, loggerOf("audit"), context.table),
);
