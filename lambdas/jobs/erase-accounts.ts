import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { type Erasures, eraseDueAccounts } from "#lambdas/accounts/closing/erase-due-accounts.ts";
import { loggerOf } from "#lambdas/http/logger.ts";
import { cognitoRemoval } from "#lambdas/identity/aws-remove-user.ts";
import { ErasureEnv } from "#lambdas/jobs/env.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/table/table.ts";
import { s3DiscardKept } from "#lambdas/uploads/aws-discard-kept.ts";

const env = ErasureEnv.parse(process.env);
const logger = loggerOf("erase-accounts");
const world = {
  table: openTable(env.TABLE_NAME, system),
  system,
  discardPicture: s3DiscardKept({
    receipt: env.RECEIPTS_BUCKET,
    "bike-photo": env.BIKE_PHOTOS_BUCKET,
    "id-card": env.ID_CARDS_BUCKET,
  }),
  removeUser: cognitoRemoval(new CognitoIdentityProviderClient({}), env.USER_POOL_ID),
  reportFailure: (userId: string, error: unknown): void =>
    logger.error("A closed account could not be erased", {
      userId,
      reason: error instanceof Error ? error.name : typeof error,
    }),
};

/** Runs by the clock. Accounts are logged by their id alone. */
export const handler = async (): Promise<Erasures> => {
  const erasures = await eraseDueAccounts(world);
  logger.info("Closed accounts were erased", erasures);
  // So that it is tried again, and that the alarm rings.
  if (erasures.failed > 0) throw new Error("Some accounts could not be erased");
  return erasures;
};
