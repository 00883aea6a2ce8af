import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { messageReportRoutes } from "#contract/message-report-admin.ts";
import { messageDecisionRoutes } from "#contract/message-reports.ts";
import { decideReport } from "./decide-report.ts";
import { MessageReportsEnv } from "./env.ts";
import { listReports } from "./list-reports.ts";
import type { MessageReportsContext } from "./message-reports-context.ts";
import { objectToDecision } from "./object-to-decision.ts";
import { openReport } from "./open-report.ts";
import { getDecision } from "./show-decision.ts";
import { countAdministratorsIn } from "#lambdas/shared/administrators/aws-administrators.ts";
import { api } from "#lambdas/shared/http/api.ts";
import { assertLiveSession } from "#lambdas/shared/http/live-session.ts";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { openTable } from "#lambdas/shared/table/table.ts";
import { system } from "#lambdas/system.ts";

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
  {
    originSecrets: env.ORIGIN_SECRETS,
    logger: loggerOf("message-reports"),
    assertLive: (caller, route) => assertLiveSession(context.table, caller, route, system.now()),
  },
);
