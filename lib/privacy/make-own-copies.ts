import { Duration } from "aws-cdk-lib";
import { ScheduleExpression } from "aws-cdk-lib/aws-scheduler";
import type * as z from "zod";
import type { OwnCopiesEnv } from "#lambdas/platform/jobs/env.ts";
import { list, partition } from "#lambdas/platform/table/partitions.ts";
import type { JobRecord } from "#lib/platform/function-record.ts";

const read = [
  partition.analysis,
  partition.mailRefusal,
  partition.ownershipDispute,
  partition.store,
  partition.transfer,
  partition.upload,
];
const readWhole = [
  partition.access,
  partition.audit,
  partition.block,
  partition.thread,
  partition.threadReport,
] as const;

/** Makes requested exports and approved extracts every minute, and notifies people of extracts once allowed. Reads nearly everything, decrypts no personal number, and writes only progress and state. */
export const makeOwnCopies: JobRecord<z.input<typeof OwnCopiesEnv>> = {
  name: "make-own-copies",
  entry: "lambdas/privacy/make-own-copies.job.ts",
  errorImpact: "People wait for the export of their data, which was promised within minutes.",
  timeout: Duration.minutes(15),
  environment: ({ table, pictures, ownCopies, secrets }) => ({
    TABLE_NAME: table.name,
    RECEIPTS_BUCKET: pictures.receipts.bucketName,
    BIKE_PHOTOS_BUCKET: pictures.bikePhotos.bucketName,
    BUG_PICTURES_BUCKET: pictures.bugPictures.bucketName,
    OWN_COPIES_BUCKET: ownCopies.bucket.bucketName,
    CODE_SECRET: secrets.codes,
  }),
  rights: (fn, { table, pictures, ownCopies }) => {
    table.allow(
      fn,
      ["ConditionCheckItem", "DeleteItem", "GetItem", "PutItem", "Query", "UpdateItem"],
      [partition.user],
    );
    table.allow(fn, ["PutItem"], [partition.audit, partition.extractSeal]);
    table.allow(fn, ["GetItem", "Query"], [partition.bike]);
    table.allow(fn, ["GetItem"], read);
    table.allow(fn, ["Query"], readWhole);
    table.allowQuerying(fn, [
      list.openOwnCopies,
      list.approvedExtracts,
      list.secretExtracts,
      list.adCasesOf,
      list.adReportsOf,
      list.bikesOf,
      list.bugLettersOf,
      list.contactCasesFrom,
      list.deletedBikesOf,
      list.foundReportsOf,
      list.identityReviewsOf,
      list.listingsOf,
      list.purchasesOf,
      list.requestsBy,
      list.requestsTo,
      list.workplacesOf,
    ]);
    pictures.allowReading(fn);
    pictures.allowMissing(fn);
    pictures.allowReadingBugPictures(fn);
    pictures.allowMissingBugPictures(fn);
    ownCopies.allowKeeping(fn);
    ownCopies.allowDiscarding(fn);
  },
  binding: (fn, { schedules }) => {
    schedules.add("MakeOwnCopies", {
      every: Duration.minutes(15),
      job: fn,
      schedule: ScheduleExpression.rate(Duration.minutes(1)),
      description: "Makes the copies that people have asked for of what is kept about them",
    });
  },
};
