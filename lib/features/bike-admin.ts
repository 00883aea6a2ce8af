import type * as z from "zod";
import type { BikeAdminEnv } from "#lambdas/bike-admin/env.ts";
import { list, listing, partition } from "#lambdas/shared/table/partitions.ts";
import { apiEnvironment } from "#lib/features/api-environment.ts";
import type { FunctionRecord } from "#lib/features/function-record.ts";

const read = [
  partition.analysis,
  partition.email,
  partition.listing,
  partition.qr,
  partition.qrBatch,
  partition.transfer,
  partition.upload,
];

/** Decides what waits for an administrator: bikes whose receipts did not pass, and what owners want corrected, and points for finders. Shows them all of a bike, and takes one out of the register that two of them want out. It writes down who did. */
export const bikeAdmin: FunctionRecord<z.input<typeof BikeAdminEnv>> = {
  name: "bike-admin",
  entry: "lambdas/bike-admin/handler.ts",
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
    table.allowQuerying(fn, [
      list.openCorrections,
      list.openRemovals,
      list.bikes,
      list.foundReports,
      list.listingsOf,
      list.receiptEntriesOf,
    ]);
    table.allow(fn, ["PutItem", "DeleteItem"], [partition.frameGuard, ...listing]);
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
    table.allow(fn, ["PutItem"], [partition.audit, partition.upload]);
    pictures.allowReading(fn);
    pictures.allowHiding(fn);
  },
};
