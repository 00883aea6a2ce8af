import { list, partition } from "#lambdas/shared/table/partitions.ts";
import { nightlyJob } from "./nightly-job.ts";

/** Tells people every morning what is new in the searches they watch; the mails follow from what it writes. */
export const alertDigests = nightlyJob({
  name: "alert-digests",
  entry: "lambdas/jobs/alert-digests.ts",
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
