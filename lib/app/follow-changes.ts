import { Duration } from "aws-cdk-lib";
import type * as z from "zod";
import type { FollowChangesEnv } from "#lambdas/platform/jobs/env.ts";
import { bikeIndexes, list, partition } from "#lambdas/platform/table/partitions.ts";
import { StreamConsumer } from "#lib/platform/constructs/stream-consumer.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";

/** Entities followed only for statistics. */
export const onlyCounted = ["purchase", "stickerOrder", "storeOrder", "ledger", "sale", "ownershipReceipt"];

/** Follows the table's stream for search lists, statistics, unused pictures, alerts, watched frame numbers and ads of closed accounts. A single function, because a stream should have at most two readers. */
export const followChanges: FunctionRecord<z.input<typeof FollowChangesEnv>> = {
  name: "follow-changes",
  entry: "lambdas/app/follow-changes/handler.ts",
  errorImpact:
    "Search misses bikes that were registered or changed just now, alerts and watched frame numbers notify nobody, and ended ads and those of closed accounts are still listed. Statistics stand still. Unused receipts are kept longer than promised, and hidden photos may still be visible.",
  timeout: Duration.seconds(60),
  environment: ({ pictures, table }) => ({
    TABLE_NAME: table.name,
    RECEIPTS_BUCKET: pictures.receipts.bucketName,
    BIKE_PHOTOS_BUCKET: pictures.bikePhotos.bucketName,
    ID_CARDS_BUCKET: pictures.idCards.bucketName,
    BUG_PICTURES_BUCKET: pictures.bugPictures.bucketName,
    DISTRIBUTION_ID: pictures.distributionId,
  }),
  rights: (fn, { table, pictures }) => {
    table.allow(fn, ["GetItem", "Query", "PutItem", "UpdateItem", "ConditionCheckItem"], [partition.bike]);
    table.allow(fn, ["PutItem", "DeleteItem"], bikeIndexes);
    table.allow(fn, ["GetItem", "PutItem", "UpdateItem", "ConditionCheckItem"], [partition.listing]);
    table.allow(fn, ["PutItem", "DeleteItem"], [partition.ad, partition.ownerName]);
    table.allow(fn, ["DeleteItem"], [partition.upload]);
    table.allow(fn, ["Query"], [partition.alertPlace]);
    table.allow(fn, ["Query", "UpdateItem"], [partition.numberWatch]);
    table.allow(
      fn,
      ["GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem", "ConditionCheckItem"],
      [partition.user],
    );
    table.allowQuerying(fn, [list.alertHitsOf, list.bikesOf]);
    table.allow(fn, ["BatchGetItem", "PutItem", "UpdateItem", "DeleteItem"], [partition.dictionary]);
    table.allow(fn, ["GetItem"], [partition.purchase]);
    table.allow(fn, ["BatchGetItem", "GetItem", "PutItem"], [partition.statFact]);
    table.allow(fn, ["UpdateItem"], [partition.statistics]);
    pictures.allowDiscarding(fn);
    pictures.allowForgetting(fn);
  },
  binding: (fn, { defaults, table }, scope) => {
    new StreamConsumer(scope, "FollowedChanges", {
      table,
      consumer: fn,
      changes: {
        written: ["bike", "listing", "profile", "sessions", ...onlyCounted],
        deleted: ["upload", "alert"],
      },
      defaults,
      errorImpact:
        "A change was given up: search may show a bike or a person as before, or a deleted picture still exists. The bucket of given-up work holds it.",
    });
  },
};
