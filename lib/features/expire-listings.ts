import { list, listing, partition } from "#lambdas/shared/table/partitions.ts";
import { nightlyJob } from "./nightly-job.ts";

/** Asks owners every morning whether ads that come to their end still hold, and stops showing those that do not; what has been over for long is forgotten. */
export const expireListings = nightlyJob({
  name: "expire-listings",
  entry: "lambdas/jobs/expire-listings.ts",
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
    table.allow(fn, ["PutItem", "DeleteItem"], listing);
  },
});
