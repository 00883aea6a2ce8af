import type * as z from "zod";
import type { TheftsEnv } from "#lambdas/thefts/env.ts";
import { partition } from "#lambdas/shared/table/partitions.ts";
import { apiEnvironment } from "#lib/features/api-environment.ts";
import type { FunctionRecord } from "#lib/features/function-record.ts";

/** Writes thefts down and their ends, with what finders are promised, and tells everybody of the latest. It pays nobody. */
export const thefts: FunctionRecord<z.input<typeof TheftsEnv>> = {
  name: "thefts",
  entry: "lambdas/thefts/handler.ts",
  errorImpact: "People cannot report a bike stolen, nor that it is back, and nobody sees the latest thefts.",
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
    table.allow(fn, ["GetItem", "UpdateItem"], [partition.transfer]);
    table.allow(fn, ["UpdateItem"], [partition.listing]);
    table.allow(fn, ["ConditionCheckItem", "UpdateItem"], [partition.user]);
    table.allow(fn, ["Query", "UpdateItem"], [partition.bike]);
    // The number stays, and with it where the bike is found by what looks like it.
    table.allow(fn, ["PutItem"], [partition.posting, partition.fold, partition.frameVariant]);
    table.allow(fn, ["DeleteItem", "Query"], [partition.posting]);
    table.allow(fn, ["GetItem", "PutItem", "UpdateItem", "DeleteItem"], [partition.upload]);
    pictures.allowReading(fn);
    pictures.allowHiding(fn);
  },
};
