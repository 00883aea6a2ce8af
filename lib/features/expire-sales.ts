import { list, partition } from "#lambdas/shared/table/partitions.ts";
import { nightlyJob } from "./nightly-job.ts";

/** Reminds buyers every morning of the bikes that wait for them, and gives back to stores what nobody has claimed in time. */
export const expireSales = nightlyJob({
  name: "expire-sales",
  entry: "lambdas/jobs/expire-sales.ts",
  errorImpact:
    "Today buyers were not reminded of their new bikes, or stores did not get back what was not claimed.",
  schedule: "ExpireSales",
  at: { hour: "8", minute: "10" },
  description: "Reminds buyers of bikes that wait, and gives back to stores those that nobody has claimed",
  rights: (fn, { table }) => {
    table.allowQuerying(fn, [list.waitingSales]);
    table.allow(fn, ["UpdateItem"], [partition.store, partition.inventory]);
    // A line in the log of the store.
    table.allow(fn, ["PutItem"], [partition.store]);
    table.allow(fn, ["GetItem", "PutItem", "UpdateItem"], [partition.user]);
    table.allow(fn, ["GetItem", "UpdateItem"], [partition.qr]);
    table.allow(fn, ["GetItem", "UpdateItem"], [partition.qrBatch]);
    table.allow(fn, ["DeleteItem"], [partition.frameGuard, partition.bike]);
  },
});
