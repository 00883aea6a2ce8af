import { alertRoutes } from "#contract/ads/alerts.ts";
import { changeAlert, deleteAlert, restoreAlert } from "./change-alert.ts";
import { createAlert } from "./create-alert.ts";
import { AlertsEnv } from "./env.ts";
import { listAlerts } from "./list-alerts.ts";
import { listHits } from "./list-hits.ts";
import { markRead } from "./mark-read.ts";
import type { AlertsContext } from "./alerts-context.ts";
import { api } from "#lambdas/platform/http/api.ts";
import { guardSessions } from "#lambdas/people/sessions/live-session.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { system } from "#lambdas/platform/system.ts";
import { openTable } from "#lambdas/platform/table/table.ts";

const env = AlertsEnv.parse(process.env);

const context: AlertsContext = {
  table: openTable(env.TABLE_NAME, system),
  system,
  cursorSecret: env.CURSOR_SECRET,
};

export const handler = api(
  alertRoutes,
  {
    listAlerts: ({ caller }) => listAlerts(context, caller.userId),
    createAlert: ({ caller, body, idempotencyKey }) =>
      createAlert(context, { userId: caller.userId, idempotencyKey, wanted: body }),
    changeAlert: ({ caller, params, body }) => changeAlert(context, caller.userId, params.alertId, body),
    deleteAlert: ({ caller, params }) => deleteAlert(context, caller.userId, params.alertId),
    restoreAlert: ({ caller, params }) => restoreAlert(context, caller.userId, params.alertId),
    listAlertHits: ({ caller, params, query }) => listHits(context, caller.userId, params.alertId, query),
    readAlert: async ({ caller, params, body }) => {
      await markRead(context, caller.userId, params.alertId, body.upTo);
      return {};
    },
  },
  guardSessions(env, loggerOf("alerts"), context.table),
);
