import { list, partition } from "#lambdas/platform/table/partitions.ts";
import { nightlyJob } from "#lib/platform/nightly-job.ts";

export const expireFoundReports = nightlyJob({
  name: "expire-found-reports",
  entry: "lambdas/thefts/finds/expire-found-reports.job.ts",
  errorImpact: "Tonight due rewards were not paid, or overdue finds were not closed.",
  schedule: "ExpireFoundReports",
  at: { hour: "5", minute: "0" },
  description: "Closes overdue finds and pays due rewards",
  rights: (fn, { table }) => {
    table.allowQuerying(fn, [list.rewardsDue, list.foundReports]);
    table.allow(fn, ["GetItem", "Query", "UpdateItem", "DeleteItem"], [partition.bike]);
    table.allow(fn, ["GetItem", "PutItem", "UpdateItem", "ConditionCheckItem"], [partition.user]);
  },
});
