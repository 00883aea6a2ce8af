import type * as z from "zod";
import type { TheftsEnv } from "#lambdas/thefts/reports/env.ts";
import { partition } from "#lambdas/platform/table/partitions.ts";
import { apiEnvironment } from "#lib/platform/api-environment.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";

/** Stores thefts and recoveries, promises rewards, and publishes the latest thefts. It cannot pay out. */
export const thefts: FunctionRecord<z.input<typeof TheftsEnv>> = {
  name: "thefts",
  entry: "lambdas/thefts/reports/handler.ts",
  errorImpact: "People cannot report a bike stolen or recovered, and nobody sees the latest thefts.",
  environment: (resources) => ({
    ...apiEnvironment(resources),
    RECEIPTS_BUCKET: resources.pictures.receipts.bucketName,
    BIKE_PHOTOS_BUCKET: resources.pictures.bikePhotos.bucketName,
    DISTRIBUTION_ID: resources.pictures.distributionId,
    CURSOR_SECRET: resources.secrets.cursor,
    SITE_ORIGIN: resources.siteOrigin,
  }),
  rights: (fn, { table, pictures }) => {
    table.allow(fn, ["GetItem", "PutItem"], [partition.user, partition.bike, partition.idempotency]);
    table.allow(fn, ["GetItem", "UpdateItem"], [partition.transfer, partition.listing]);
    table.allow(fn, ["ConditionCheckItem", "UpdateItem"], [partition.user]);
    table.allow(fn, ["Query", "UpdateItem"], [partition.bike]);
    table.allow(fn, ["BatchGetItem"], [partition.block]);
    table.allow(fn, ["UpdateItem"], [partition.quota]);
    // The frame number stays, so the entries of similar numbers only change.
    table.allow(fn, ["PutItem"], [partition.posting, partition.fold, partition.frameVariant]);
    table.allow(fn, ["DeleteItem", "Query"], [partition.posting]);
    table.allow(fn, ["GetItem", "PutItem", "UpdateItem", "DeleteItem"], [partition.upload]);
    pictures.allowReading(fn);
    pictures.allowHiding(fn);
  },
};
