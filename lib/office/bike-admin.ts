import type * as z from "zod";
import type { BikeAdminEnv } from "#lambdas/office/bikes/env.ts";
import { bikeIndexes, list, partition } from "#lambdas/platform/table/partitions.ts";
import { apiEnvironment } from "#lib/platform/api-environment.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";

const read = [
  partition.analysis,
  partition.email,
  partition.listing,
  partition.qr,
  partition.qrBatch,
  partition.transfer,
  partition.upload,
];

const listsRead = [
  list.openCorrections,
  list.openRemovals,
  list.waitingOwnershipDisputes,
  list.openSamples,
  list.bikes,
  list.foundReports,
  list.rewardsInReview,
  list.listingsOf,
  list.receiptEntriesOf,
];

/**
 * Lets administrators decide on bikes under review, corrections, rewards and removals, and records who
 * decided.
 */
export const bikeAdmin: FunctionRecord<z.input<typeof BikeAdminEnv>> = {
  name: "bike-admin",
  entry: "lambdas/office/bikes/handler.ts",
  errorImpact: "Bikes under review and corrections wait, because administrators cannot decide.",
  environment: (resources) => ({
    ...apiEnvironment(resources),
    RECEIPTS_BUCKET: resources.pictures.receipts.bucketName,
    BIKE_PHOTOS_BUCKET: resources.pictures.bikePhotos.bucketName,
    DISTRIBUTION_ID: resources.pictures.distributionId,
    CURSOR_SECRET: resources.secrets.cursor,
  }),
  rights: (fn, { table, pictures }) => {
    table.allow(fn, ["GetItem"], read);
    table.allow(fn, ["BatchGetItem", "GetItem", "PutItem", "UpdateItem"], [partition.bike, partition.user]);
    table.allow(fn, ["DeleteItem"], [partition.bike, partition.caseClaim, partition.upload]);
    table.allow(fn, ["ConditionCheckItem"], [partition.user, partition.bike]);
    table.allow(
      fn,
      ["Query"],
      [partition.fold, partition.formerNumber, partition.bike, partition.audit, partition.user],
    );
    table.allowQuerying(fn, listsRead);
    table.allow(fn, ["PutItem", "DeleteItem"], [partition.frameGuard, ...bikeIndexes]);
    table.allow(fn, ["BatchGetItem", "UpdateItem", "DeleteItem"], [partition.qr]);
    table.allow(
      fn,
      ["UpdateItem"],
      [
        partition.inventory,
        partition.listing,
        partition.orderCounts,
        partition.qrBatch,
        partition.transfer,
        partition.upload,
      ],
    );
    table.allow(fn, ["GetItem", "UpdateItem"], [partition.ownershipDispute]);
    table.allow(fn, ["UpdateItem"], [partition.frameGuard]);
    table.allow(fn, ["PutItem"], [partition.audit, partition.inventory, partition.upload]);
    pictures.allowReading(fn);
    pictures.allowHiding(fn);
  },
};
