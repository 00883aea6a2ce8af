import { list, partition } from "#lambdas/platform/table/partitions.ts";
import { nightlyJob } from "#lib/platform/nightly-job.ts";

/** Nightly removal of conversations about bikes that left their owners two years ago, and of those owners' receipts. */
export const forgetDeparted = nightlyJob({
  name: "forget-departed",
  entry: "lambdas/privacy/departed/forget-departed.job.ts",
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
