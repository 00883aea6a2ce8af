import { failureReporter } from "#lambdas/platform/jobs/failure-reporter.ts";
import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { type Erasures, eraseDueAccounts } from "#lambdas/privacy/closing/erase-due-accounts.ts";
import { cognitoUnfinished } from "#lambdas/privacy/closing/aws-unfinished.ts";
import { s3RecordErasure } from "#lambdas/privacy/closing/aws-erasure-list.ts";
import { s3DiscardCopy } from "#lambdas/privacy/own-copy/aws-discard-copy.ts";
import { removeUnfinished } from "#lambdas/privacy/closing/remove-unfinished.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { cognitoRemoval } from "#lambdas/people/aws-remove-user.ts";
import { invalidatePhoto } from "#lambdas/platform/pictures/aws-edge.ts";
import { isPublic, pictureBuckets, type StoredPicture } from "#lambdas/platform/pictures/stored-pictures.ts";
import { ErasureEnv } from "#lambdas/platform/jobs/env.ts";
import { system } from "#lambdas/platform/system.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { s3DeletePicture } from "#lambdas/platform/pictures/aws-delete-picture.ts";

const env = ErasureEnv.parse(process.env);
const logger = loggerOf("erase-accounts");
const cognito = new CognitoIdentityProviderClient({});
const deletePicture = s3DeletePicture(pictureBuckets(env));
const forget = invalidatePhoto(env.DISTRIBUTION_ID);
const context = {
  table: openTable(env.TABLE_NAME, system),
  system,
  discardPicture: async (picture: StoredPicture): Promise<void> => {
    await deletePicture(picture);
    if (isPublic(picture)) await forget(picture.id);
  },
  recordErasure: s3RecordErasure(env.ERASURES_BUCKET),
  discardCopy: s3DiscardCopy(env.OWN_COPIES_BUCKET),
  removeUser: cognitoRemoval(cognito, env.USER_POOL_ID),
  ...cognitoUnfinished(cognito, env.USER_POOL_ID),
  now: () => system.now(),
  reportFailure: failureReporter(logger, "A closed account could not be erased", "userId"),
};

/** Scheduled. Logs accounts by id only. */
export const handler = async (): Promise<Erasures & { readonly unfinished: number }> => {
  const erasures = await eraseDueAccounts(context);
  const outcome = { ...erasures, unfinished: await removeUnfinished(context) };
  logger.info("Closed accounts were erased, and those that were never finished", outcome);
  // A failed run is retried and sets off the alarm.
  if (erasures.failed > 0) throw new Error("Some accounts could not be erased");
  return outcome;
};
