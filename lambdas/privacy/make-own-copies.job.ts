import { tmpdir } from "node:os";
import type { S3Client } from "@aws-sdk/client-s3";
import { s3KeepArchive, s3KeepCopy } from "#lambdas/privacy/own-copy/aws-keep-copy.ts";
import { extractPlace } from "#lambdas/office/extracts/extract-place.ts";
import { makeExtracts } from "./extracts/make-extracts.ts";
import { notifyExtracts } from "#lambdas/privacy/extracts/notify-extracts.ts";
import { s3DiscardCopy } from "#lambdas/privacy/own-copy/aws-discard-copy.ts";
import { s3ReadPicture } from "#lambdas/privacy/own-copy/making/aws-read-picture.ts";
import { makeCopies } from "#lambdas/privacy/own-copy/making/make-copies.ts";
import { OwnCopiesEnv } from "#lambdas/platform/jobs/env.ts";
import { loggerOf } from "#lambdas/platform/http/logger.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { system } from "#lambdas/platform/system.ts";
import type { StoredExtract } from "./extracts/extract-context.ts";

const s3KeepExtract = (copiesBucket: string, client?: S3Client) => {
  const keep = s3KeepArchive(client);
  return ({ userId, extractId, ...written }: StoredExtract): Promise<void> =>
    keep(extractPlace(copiesBucket, { userId, extractId }), { ...written, fileName: `${extractId}.zip` });
};

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

/** Milliseconds; no new export is started after this. */
const startWindow = 60_000;

/** Scheduled. Logs people by id only. */
export const handler = async (): Promise<void> => {
  let failed = 0;
  const reportFailure = (userId: string, error: unknown): void => {
    failed += 1;
    logger.error("The copy of what is kept about someone could not be made", {
      userId,
      reason: error instanceof Error ? error.name : typeof error,
    });
  };
  const until = new Date(system.now().getTime() + startWindow);
  const making = { ...context, reportFailure };
  await notifyExtracts(making);
  // Extracts for authorities have priority.
  await makeExtracts(making, until);
  await makeCopies(making, until);
  // Sets off the alarm; the next run retries in any case.
  if (failed > 0) throw new Error("Some copies or extracts could not be made");
};
