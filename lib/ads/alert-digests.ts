import { list, partition } from "#lambdas/platform/table/partitions.ts";
import { nightlyJob } from "#lib/platform/nightly-job.ts";

/** Writes everybody's daily digest in the morning; the notifier mails them. */
export const alertDigests = nightlyJob({
  name: "alert-digests",
  entry: "lambdas/ads/alerts/alert-digests.job.ts",
  errorImpact: "This morning some people were not told what is new in the searches they watch.",
  schedule: "AlertDigests",
  at: { hour: "7", minute: "0" },
  description: "Tells people what is new in the searches they watch",
  rights: (fn, { table }) => {
    table.allowQuerying(fn, [list.dueAlertDigests]);
    table.allow(fn, ["GetItem", "Query", "PutItem", "DeleteItem"], [partition.user]);
    table.allow(fn, ["BatchGetItem"], [partition.bike, partition.listing]);
  },
});
