import { list, partition } from "#lambdas/shared/table/partitions.ts";
import { nightlyJob } from "./nightly-job.ts";

/** Reminds buyers every morning of the bikes that wait for them, and ends transfers that nobody has answered. */
export const expireTransfers = nightlyJob({
  name: "expire-transfers",
  entry: "lambdas/jobs/expire-transfers.ts",
  errorImpact: "Today buyers were not reminded, or old transfers still hold points and bikes.",
  schedule: "ExpireTransfers",
  at: { hour: "7", minute: "30" },
  description: "Reminds buyers, and ends transfers that nobody has answered",
  rights: (fn, { table }) => {
    table.allowQuerying(fn, [list.openTransfers]);
    table.allow(fn, ["UpdateItem"], [partition.transfer]);
    table.allow(fn, ["GetItem", "UpdateItem"], [partition.bike]);
    table.allow(fn, ["GetItem", "PutItem", "UpdateItem"], [partition.user]);
  },
});
