import { Duration } from "aws-cdk-lib";
import type * as z from "zod";
import type { FollowChangesEnv } from "#lambdas/jobs/env.ts";
import { list, listing, partition } from "#lambdas/shared/table/partitions.ts";
import { StreamConsumer } from "#lib/constructs/stream-consumer.ts";
import type { FunctionRecord } from "#lib/features/function-record.ts";

/** What is followed for statistics alone. */
export const onlyCounted = ["purchase", "stickerOrder", "storeOrder", "ledger", "sale", "ownershipReceipt"];

/** Keeps up with the table: lists every bike under its words, every ad under what it is looked for by and every person under their names, counts the values of bikes and what statistics are made of, deletes the pictures that no bike has taken within a day or that a bike has let go of, tells people of what they watch for, and ends the ads of closed accounts. One function for all of it, as no more than two may read a stream. */
export const followChanges: FunctionRecord<z.input<typeof FollowChangesEnv>> = {
  name: "follow-changes",
  entry: "lambdas/jobs/follow-changes.ts",
  errorImpact:
    "Bikes that were registered or changed just now are not found by words, nobody is told of what they watch for, and ads that are over, or of closed accounts, are still shown among the others. Statistics stand still. Receipts that no bike has taken are kept longer than people were promised, and photos that were hidden may still be seen.",
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
    table.allow(fn, ["PutItem", "DeleteItem"], listing);
    table.allow(fn, ["GetItem", "PutItem", "UpdateItem", "ConditionCheckItem"], [partition.listing]);
    table.allow(fn, ["PutItem", "DeleteItem"], [partition.ad, partition.ownerName]);
    table.allow(fn, ["DeleteItem"], [partition.upload]);
    table.allow(fn, ["Query"], [partition.alertPlace]);
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
        "A change was given up: words may find a bike or a person as they were, or a picture that is gone lies there still. The bucket of what was given up holds it.",
    });
  },
};
