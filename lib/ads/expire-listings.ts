import { bikeIndexes, list, partition } from "#lambdas/platform/table/partitions.ts";
import { nightlyJob } from "#lib/platform/nightly-job.ts";

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
