import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { staffRoutes } from "#contract/shops/staff.ts";
import { api } from "#lambdas/platform/http/api.ts";
import { guardSessions } from "#lambdas/people/sessions/live-session.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { cognitoStoreAccounts } from "#lambdas/shops/store-accounts/aws-store-accounts.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { system } from "#lambdas/platform/system.ts";
import { changeRole } from "./change-role.ts";
import { StaffEnv } from "./env.ts";
import { inviteStaff } from "./invite-staff.ts";
import { listLog } from "./list-log.ts";
import { listStaff } from "./list-staff.ts";
import { removeStaff } from "./remove-staff.ts";
import { resendInvitation } from "./resend-invitation.ts";
import type { StaffContext } from "./staff-context.ts";
import { changeWorkplace, listWorkplaces } from "./workplaces.ts";

const env = StaffEnv.parse(process.env);
const logger = loggerOf("staff");
const context: StaffContext = {
  now: () => system.now(),
  newId: (prefix) => system.newId(prefix),
  random: () => system.random(),
  wait: (milliseconds) => system.wait(milliseconds),
  table: openTable(env.TABLE_NAME, system),
  cursorSecret: env.CURSOR_SECRET,
  accounts: cognitoStoreAccounts(new CognitoIdentityProviderClient({}), env.USER_POOL_ID),
  reportFailure: (what, error) =>
    logger.error(what, { errorName: error instanceof Error ? error.name : typeof error }),
};

export const handler = api(
  staffRoutes,
  {
    listStoreLog: ({ caller, query }) => listLog(context, caller, query),
    listStaff: ({ caller }) => listStaff(context, caller),
    inviteStaff: ({ caller, body, idempotencyKey }) =>
      inviteStaff(context, { caller, idempotencyKey, request: body }),
    resendStaffInvitation: ({ caller, params }) => resendInvitation(context, caller, params.userId),
    changeStaffRole: ({ caller, params, body }) =>
      changeRole(context, caller, { userId: params.userId, role: body.role }),
    removeStaff: ({ caller, params }) => removeStaff(context, caller, params.userId),
    listWorkplaces: ({ caller }) => listWorkplaces(context, caller),
    changeWorkplace: ({ caller, body }) => changeWorkplace(context, caller, body.storeId),
  },
  guardSessions(env, logger, context.table),
);
