import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import type { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { S3Client } from "@aws-sdk/client-s3";
import type { ErasureContext } from "#lambdas/privacy/closing/erasure-context.ts";
import { s3DiscardCopy } from "#lambdas/privacy/own-copy/aws-discard-copy.ts";
import { cognitoRemoval } from "#lambdas/people/aws-remove-user.ts";
import { pictureBuckets } from "#lambdas/platform/pictures/stored-pictures.ts";
import { openClient } from "#lambdas/platform/table/client.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { system } from "#lambdas/platform/system.ts";
import { s3DeletePicture } from "#lambdas/platform/pictures/aws-delete-picture.ts";
import type { RemovalEnv } from "../smoke/deployment.ts";
import type { Notes } from "./notes.ts";

const nothing = async (): Promise<void> => undefined;

export type World = {
  readonly env: RemovalEnv;
  readonly notes: Notes;
  readonly dynamodb: DynamoDBClient;
  readonly s3: S3Client;
  readonly now: () => Date;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly report: (line: string) => void;
  /** Buckets with versioning. */
  readonly buckets: readonly string[];
  readonly erasing: (copy: string, isDrill: boolean) => ErasureContext;
};

/** A drill erases nothing outside the copy, because the erasures there have happened already. */
const outside = (env: RemovalEnv, isDrill: boolean) => {
  if (isDrill) return { discardPicture: nothing, discardCopy: nothing, removeUser: nothing };
  return {
    discardPicture: s3DeletePicture(pictureBuckets(env)),
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
      // The erasure is in the list already.
      recordErasure: nothing,
      reportFailure: () => undefined,
      ...outside(env, isDrill),
    }),
  };
};
