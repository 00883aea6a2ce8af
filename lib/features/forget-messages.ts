import { list, partition } from "#lambdas/shared/table/partitions.ts";
import { nightlyJob } from "#lib/features/nightly-job.ts";

/** Removes every night what was said about bikes that left their owners two years ago. */
export const forgetMessages = nightlyJob({
  name: "forget-messages",
  entry: "lambdas/jobs/forget-messages.ts",
  errorImpact: "Conversations are kept for longer than people were promised.",
  schedule: "MessageRetention",
  at: { hour: "3", minute: "30" },
  description: "Removes conversations about bikes that left their owners two years ago",
  rights: (fn, { table }) => {
    table.allowQuerying(fn, [list.departures]);
    table.allow(fn, ["DeleteItem", "GetItem", "Query"], [partition.bike]);
    table.allow(fn, ["DeleteItem", "GetItem"], [partition.user]);
    table.allow(fn, ["DeleteItem", "Query"], [partition.thread, partition.threadReport]);
  },
});
