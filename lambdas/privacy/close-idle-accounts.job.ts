import { failureReporter } from "#lambdas/platform/jobs/failure-reporter.ts";
import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { closeIdleAccounts, type Settled } from "#lambdas/privacy/idle/close-idle-accounts.ts";
import { isAdministratorIn } from "#lambdas/people/aws-groups.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { IdleAccountsEnv } from "#lambdas/platform/jobs/env.ts";
import { system } from "#lambdas/platform/system.ts";
import { openTable } from "#lambdas/platform/table/table.ts";

const env = IdleAccountsEnv.parse(process.env);
const logger = loggerOf("close-idle-accounts");
const context = {
  table: openTable(env.TABLE_NAME, system),
  system,
  isAdministrator: isAdministratorIn(new CognitoIdentityProviderClient({}), env.USER_POOL_ID),
  reportFailure: failureReporter(logger, "An idle account could not be warned or closed", "userId"),
};

/** Scheduled. Logs accounts by id only. */
export const handler = async (): Promise<Settled> => {
  const settled = await closeIdleAccounts(context);
  logger.info("Idle accounts were warned or closed", settled);
  // A failed run is retried and sets off the alarm.
  if (settled.failed > 0) throw new Error("Some idle accounts could not be warned or closed");
  return settled;
};
