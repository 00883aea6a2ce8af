import { tmpdir } from "node:os";
import { s3KeepExtract } from "#lambdas/accounts/extracts/aws-keep-extract.ts";
import { makeExtracts } from "#lambdas/accounts/extracts/make-extracts.ts";
import { tellExtracts } from "#lambdas/accounts/extracts/tell-extract.ts";
import { s3DiscardCopy } from "#lambdas/accounts/own-copy/aws-discard-copy.ts";
import { s3KeepCopy } from "#lambdas/accounts/own-copy/aws-keep-copy.ts";
import { s3ReadPicture } from "#lambdas/accounts/own-copy/making/aws-read-picture.ts";
import { makeCopies } from "#lambdas/accounts/own-copy/making/make-copies.ts";
import { OwnCopiesEnv } from "./env.ts";
import { loggerOf } from "#lambdas/shared/http/logger.ts";
import { openTable } from "#lambdas/shared/table/table.ts";
import { system } from "#lambdas/system.ts";

const env = OwnCopiesEnv.parse(process.env);
const logger = loggerOf("make-own-copies");
const context = {
  table: openTable(env.TABLE_NAME, system),
  system,
  readPicture: s3ReadPicture({
    receipt: env.RECEIPTS_BUCKET,
    "bike-photo": env.BIKE_PHOTOS_BUCKET,
    "bug-picture": env.BUG_PICTURES_BUCKET,
  }),
  store: { keep: s3KeepCopy(env.OWN_COPIES_BUCKET), discard: s3DiscardCopy(env.OWN_COPIES_BUCKET) },
  keepExtract: s3KeepExtract(env.OWN_COPIES_BUCKET),
  codeSecret: env.CODE_SECRET,
  folder: tmpdir(),
};

/** Milliseconds in which another one is begun. */
const turn = 60_000;

/** Runs by the clock. People are logged by their id alone. */
export const handler = async (): Promise<void> => {
  let failed = 0;
  const reportFailure = (userId: string, error: unknown): void => {
    failed += 1;
    logger.error("The copy of what is kept about someone could not be made", {
      userId,
      reason: error instanceof Error ? error.name : typeof error,
    });
  };
  const until = new Date(system.now().getTime() + turn);
  const making = { ...context, reportFailure };
  await tellExtracts(making);
  // An authority that waits is served first.
  await makeExtracts(making, until);
  await makeCopies(making, until);
  // So that the alarm rings; the next run tries again in any case.
  if (failed > 0) throw new Error("Some copies or extracts could not be made");
};
