import type * as z from "zod";
import type { TheftsEnv } from "#lambdas/thefts/reports/env.ts";
import { partition, list } from "#lambdas/platform/table/partitions.ts";
import { apiEnvironment } from "#lib/platform/api-environment.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";
import { nightlyJob } from "#lib/platform/nightly-job.ts";

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

/** Compares stolen bikes with new registrations every night and notifies their owners. */
export const matchThefts = nightlyJob({
  name: "match-thefts",
  entry: "lambdas/thefts/matches/match-thefts.job.ts",
  errorImpact: "Tonight stolen bikes were not compared with new registrations.",
  schedule: "TheftMatch",
  at: { hour: "1", minute: "30" },
  description: "Compares stolen bikes with new registrations",
  rights: (fn, { table }) => {
    table.allowQuerying(fn, [list.openThefts, list.foundReports]);
    table.allow(fn, ["Query"], [partition.fold]);
    table.allow(fn, ["BatchGetItem", "PutItem"], [partition.bike]);
    table.allow(fn, ["PutItem"], [partition.user]);
  },
});
