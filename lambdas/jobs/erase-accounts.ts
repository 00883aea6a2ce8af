import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { type Erasures, eraseDueAccounts } from "#lambdas/accounts/closing/erase-due-accounts.ts";
import { cognitoUnfinished } from "#lambdas/accounts/closing/aws-unfinished.ts";
import { s3RecordErasure } from "#lambdas/accounts/closing/aws-erasure-list.ts";
import { s3DiscardCopy } from "#lambdas/accounts/own-copy/aws-discard-copy.ts";
import { removeUnfinished } from "#lambdas/accounts/closing/remove-unfinished.ts";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { cognitoRemoval } from "#lambdas/identity/aws-remove-user.ts";
import { forgetAtEdge } from "#lambdas/shared/pictures/aws-edge.ts";
import { keptBuckets } from "#lambdas/shared/pictures/kept-buckets.ts";
import { isPublic, type KeptPicture } from "#lambdas/shared/pictures/kept-pictures.ts";
import { ErasureEnv } from "#lambdas/jobs/env.ts";
import { system } from "#lambdas/system.ts";
import { openTable } from "#lambdas/shared/table/table.ts";
import { s3DiscardKept } from "#lambdas/uploads/aws-discard-kept.ts";

const env = ErasureEnv.parse(process.env);
const logger = loggerOf("erase-accounts");
const cognito = new CognitoIdentityProviderClient({});
const discardKept = s3DiscardKept(keptBuckets(env));
const forget = forgetAtEdge(env.DISTRIBUTION_ID);
const context = {
  table: openTable(env.TABLE_NAME, system),
  system,
  discardPicture: async (picture: KeptPicture): Promise<void> => {
    await discardKept(picture);
    if (isPublic(picture)) await forget(picture.id);
  },
  recordErasure: s3RecordErasure(env.ERASURES_BUCKET),
  discardCopy: s3DiscardCopy(env.OWN_COPIES_BUCKET),
  removeUser: cognitoRemoval(cognito, env.USER_POOL_ID),
  ...cognitoUnfinished(cognito, env.USER_POOL_ID),
  now: () => system.now(),
  reportFailure: (userId: string, error: unknown): void =>
    logger.error("A closed account could not be erased", {
      userId,
      reason: error instanceof Error ? error.name : typeof error,
    }),
};

/** Runs by the clock. Accounts are logged by their id alone. */
export const handler = async (): Promise<Erasures & { readonly unfinished: number }> => {
  const erasures = await eraseDueAccounts(context);
  const outcome = { ...erasures, unfinished: await removeUnfinished(context) };
  logger.info("Closed accounts were erased, and those that were never finished", outcome);
  // So that it is tried again, and that the alarm rings.
  if (erasures.failed > 0) throw new Error("Some accounts could not be erased");
  return outcome;
};
