import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import type { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { S3Client } from "@aws-sdk/client-s3";
import type { ErasureContext } from "#lambdas/accounts/closing/erasure-context.ts";
import { s3DiscardCopy } from "#lambdas/accounts/own-copy/aws-discard-copy.ts";
import { cognitoRemoval } from "#lambdas/identity/aws-remove-user.ts";
import { keptBuckets } from "#lambdas/shared/pictures/kept-buckets.ts";
import { openClient } from "#lambdas/shared/table/client.ts";
import { openTable } from "#lambdas/shared/table/table.ts";
import { system } from "#lambdas/system.ts";
import { s3DiscardKept } from "#lambdas/uploads/aws-discard-kept.ts";
import type { RemovalEnv } from "../smoke/deployment.ts";
import type { Notes } from "./notes.ts";

const nothing = async (): Promise<void> => undefined;

/** What a drill or a restore is done with. */
export type World = {
  readonly env: RemovalEnv;
  readonly notes: Notes;
  readonly dynamodb: DynamoDBClient;
  readonly s3: S3Client;
  readonly now: () => Date;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly report: (line: string) => void;
  /** Buckets whose files are kept in versions. */
  readonly buckets: readonly string[];
  /** Of the copy. */
  readonly erasing: (copy: string, isDrill: boolean) => ErasureContext;
};

/** Outside of the copy nothing is erased in a drill: there all of it has happened. */
const outside = (env: RemovalEnv, isDrill: boolean) => {
  if (isDrill) return { discardPicture: nothing, discardCopy: nothing, removeUser: nothing };
  return {
    discardPicture: s3DiscardKept(keptBuckets(env)),
    discardCopy: s3DiscardCopy(env.OWN_COPIES_BUCKET),
    removeUser: cognitoRemoval(new CognitoIdentityProviderClient({}), env.USER_POOL_ID),
  };
};

export const openWorld = (
  env: RemovalEnv,
  { notes, now, report }: Pick<World, "notes" | "now" | "report">,
): World => {
  const own = { ...system, now };
  return {
    env,
    notes,
    now,
    report,
    wait: (milliseconds) => system.wait(milliseconds),
    dynamodb: openClient(),
    s3: new S3Client({}),
    buckets: [env.RECEIPTS_BUCKET, env.BIKE_PHOTOS_BUCKET, env.SIGNATURES_BUCKET],
    erasing: (copy, isDrill) => ({
      table: openTable(copy, own),
      system: own,
      // It stands there already.
      recordErasure: nothing,
      reportFailure: () => undefined,
      ...outside(env, isDrill),
    }),
  };
};
