import { list, partition } from "#lambdas/platform/table/partitions.ts";
import { nightlyJob } from "#lib/platform/nightly-job.ts";

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
