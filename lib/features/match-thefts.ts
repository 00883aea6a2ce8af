import { list, partition } from "#lambdas/shared/table/partitions.ts";
import { nightlyJob } from "#lib/features/nightly-job.ts";

/** Looks every night for stolen bikes among what has come into the register since, and tells their owners. */
export const matchThefts = nightlyJob({
  name: "match-thefts",
  entry: "lambdas/jobs/match-thefts.ts",
  errorImpact: "Tonight nobody looked for stolen bikes among those that were registered since.",
  schedule: "TheftMatch",
  at: { hour: "1", minute: "30" },
  description: "Looks for stolen bikes in the register",
  rights: (fn, { table }) => {
    table.allowQuerying(fn, [list.openThefts, list.foundReports]);
    table.allow(fn, ["Query"], [partition.fold]);
    table.allow(fn, ["BatchGetItem", "PutItem"], [partition.bike]);
    table.allow(fn, ["PutItem"], [partition.user]);
  },
});
