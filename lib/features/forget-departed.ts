import { list, partition } from "#lambdas/shared/table/partitions.ts";
import { nightlyJob } from "#lib/features/nightly-job.ts";

/** Removes every night what was said about bikes that left their owners two years ago, and the receipts of these owners. */
export const forgetDeparted = nightlyJob({
  name: "forget-departed",
  entry: "lambdas/jobs/forget-departed.ts",
  errorImpact: "Conversations and receipts are kept for longer than people were promised.",
  schedule: "ForgetDeparted",
  at: { hour: "3", minute: "30" },
  description: "Removes conversations about bikes that left their owners two years ago, and their receipts",
  rights: (fn, { table }) => {
    table.allowQuerying(fn, [list.departures]);
    table.allow(fn, ["DeleteItem", "GetItem", "Query", "UpdateItem"], [partition.bike]);
    table.allow(fn, ["DeleteItem", "GetItem", "Query", "UpdateItem"], [partition.user]);
    table.allow(fn, ["DeleteItem", "GetItem"], [partition.analysis]);
    table.allow(fn, ["BatchGetItem", "PutItem"], [partition.receiptPrint]);
    table.allow(fn, ["DeleteItem"], [partition.upload]);
    table.allow(fn, ["DeleteItem", "Query"], [partition.thread, partition.threadReport]);
  },
});
