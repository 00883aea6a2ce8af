import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { messageReportRoutes } from "#contract/moderation/message-report-admin.ts";
import { messageDecisionRoutes } from "#contract/moderation/message-reports.ts";
import { decideReport } from "./decide-report.ts";
import { MessageReportsEnv } from "./env.ts";
import { listReports } from "./list-reports.ts";
import type { MessageReportsContext } from "./message-reports-context.ts";
import { objectToDecision } from "./object-to-decision.ts";
import { openReport } from "./open-report.ts";
import { getDecision } from "./show-decision.ts";
import { countAdministratorsIn } from "#lambdas/people/administrators/aws-administrators.ts";
import { api } from "#lambdas/platform/http/api.ts";
import { guardSessions } from "#lambdas/people/sessions/live-session.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { system } from "#lambdas/platform/system.ts";

const env = MessageReportsEnv.parse(process.env);

const context: MessageReportsContext = {
  table: openTable(env.TABLE_NAME, system),
  system,
  cursorSecret: env.CURSOR_SECRET,
  countAdministrators: countAdministratorsIn(new CognitoIdentityProviderClient({}), env.USER_POOL_ID),
};

export const handler = api(
  { ...messageDecisionRoutes, ...messageReportRoutes },
  {
    getMessageDecision: ({ caller, params }) => getDecision(context, caller.userId, params.reportId),
    objectToMessageDecision: ({ caller, params, body }) =>
      objectToDecision(context, caller.userId, params.reportId, body.text),
    listMessageReports: ({ query }) => listReports(context, query),
    openMessageReport: ({ caller, params }) => openReport(context, caller.userId, params.reportId),
    decideMessageReport: ({ caller, params, body }) =>
      decideReport(context, caller.userId, params.reportId, body),
  },
  guardSessions(env, loggerOf("message-reports"), context.table),
);
