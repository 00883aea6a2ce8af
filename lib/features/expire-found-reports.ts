import { list, partition } from "#lambdas/shared/table/partitions.ts";
import { nightlyJob } from "./nightly-job.ts";

/** Closes every night the finds that no owner has decided, and pays finders what has been held for them long enough. */
export const expireFoundReports = nightlyJob({
  name: "expire-found-reports",
  entry: "lambdas/jobs/expire-found-reports.ts",
  errorImpact: "Tonight finders were not paid, or old finds still wait for their owners.",
  schedule: "ExpireFoundReports",
  at: { hour: "5", minute: "0" },
  description: "Closes finds that nobody has decided, and pays finders",
  rights: (fn, { table }) => {
    table.allowQuerying(fn, [list.rewardsDue, list.foundReports]);
    table.allow(fn, ["GetItem", "UpdateItem", "DeleteItem"], [partition.bike]);
    table.allow(fn, ["GetItem", "PutItem", "UpdateItem", "ConditionCheckItem"], [partition.user]);
  },
});
