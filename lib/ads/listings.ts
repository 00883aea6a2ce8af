import type * as z from "zod";
import type { ListingsEnv } from "#lambdas/ads/listings/env.ts";
import { bikeIndexes, partition, list } from "#lambdas/platform/table/partitions.ts";
import { apiEnvironment } from "#lib/platform/api-environment.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";
import { nightlyJob } from "#lib/platform/nightly-job.ts";

export const listings: FunctionRecord<z.input<typeof ListingsEnv>> = {
  name: "listings",
  entry: "lambdas/ads/listings/handler.ts",
  errorImpact: "Nobody can put a bike up for sale, or see the bikes that are.",
  environment: (resources) => ({
    ...apiEnvironment(resources),
    CURSOR_SECRET: resources.secrets.cursor,
    CODE_SECRET: resources.secrets.codes,
  }),
  rights: (fn, { table }) => {
    table.allow(fn, ["GetItem", "PutItem", "UpdateItem", "Query"], [partition.listing]);
    table.allow(fn, ["GetItem", "UpdateItem", "Query"], [partition.bike]);
    table.allow(fn, ["GetItem", "BatchGetItem", "ConditionCheckItem"], [partition.user]);
    table.allow(fn, ["GetItem", "UpdateItem", "DeleteItem"], [partition.upload]);
    table.allow(fn, ["GetItem", "PutItem"], [partition.idempotency]);
    table.allow(fn, ["PutItem", "DeleteItem"], bikeIndexes);
    table.allow(fn, ["Query"], [partition.ad]);
    table.allow(fn, ["UpdateItem"], [partition.quota]);
  },
};

/** Reminds owners of ads that end soon, expires those not renewed and forgets old ones. */
export const expireListings = nightlyJob({
  name: "expire-listings",
  entry: "lambdas/ads/listings/expire-listings.job.ts",
  errorImpact: "Today owners were not asked whether their ads still hold, or old ads are still shown.",
  schedule: "ExpireListings",
  at: { hour: "8", minute: "0" },
  description:
    "Reminds owners of ads that come to their end, ends those that nobody has renewed, and forgets them in time",
  rights: (fn, { table }) => {
    table.allowQuerying(fn, [list.openListings, list.expiredListings, list.removedListings]);
    table.allow(fn, ["UpdateItem"], [partition.listing]);
    table.allow(fn, ["GetItem", "UpdateItem"], [partition.bike]);
    table.allow(fn, ["GetItem"], [partition.user]);
    table.allow(fn, ["PutItem", "DeleteItem"], bikeIndexes);
  },
});
