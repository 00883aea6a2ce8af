import { Duration } from "aws-cdk-lib";
import { ScheduleExpression } from "aws-cdk-lib/aws-scheduler";
import type * as z from "zod";
import type { OwnCopiesEnv } from "#lambdas/jobs/env.ts";
import { list, partition } from "#lambdas/shared/table/partitions.ts";
import type { JobRecord } from "./function-record.ts";

/** Makes every minute the copies that people have asked for of all that is kept about them, and the extracts for authorities that two administrators have decided on, and tells people of those when it may. It reads nearly everything, decrypts no personal number, and writes nothing but how far a copy is and that it is ready. */
export const makeOwnCopies: JobRecord<z.input<typeof OwnCopiesEnv>> = {
  name: "make-own-copies",
  entry: "lambdas/jobs/make-own-copies.ts",
  errorImpact:
    "People wait for the copy of what is kept about them, which they were told comes within minutes.",
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
    table.allow(
      fn,
      ["GetItem"],
      [partition.analysis, partition.mailRefusal, partition.store, partition.transfer, partition.upload],
    );
    table.allow(fn, ["Query"], [partition.audit, partition.block, partition.thread, partition.threadReport]);
    table.allowQuerying(fn, [
      list.openOwnCopies,
      list.approvedExtracts,
      list.secretExtracts,
      list.adCasesOf,
      list.adReportsOf,
      list.bikesOf,
      list.bugLettersOf,
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
  binding: (fn, { clock }) => {
    clock.start("MakeOwnCopies", {
      every: Duration.minutes(15),
      job: fn,
      schedule: ScheduleExpression.rate(Duration.minutes(1)),
      description: "Makes the copies that people have asked for of what is kept about them",
    });
  },
};
