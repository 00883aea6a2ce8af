import { list, partition } from "#lambdas/platform/table/partitions.ts";
import { nightlyJob } from "#lib/platform/nightly-job.ts";

export const expireSales = nightlyJob({
  name: "expire-sales",
  entry: "lambdas/shops/sales/expire-sales.job.ts",
  errorImpact:
    "Today buyers were not reminded of their new bikes, stores did not get back what was not claimed, or applications without an answer did not end.",
  schedule: "ExpireSales",
  at: { hour: "8", minute: "10" },
  description:
    "Reminds buyers of bikes and companies of questions, and ends what nobody has claimed or answered",
  rights: (fn, { table }) => {
    table.allowQuerying(fn, [list.waitingSales, list.storeApplications]);
    table.allow(fn, ["UpdateItem"], [partition.store, partition.inventory]);
    // For the store's log and the trace of a returned number.
    table.allow(fn, ["PutItem"], [partition.store, partition.formerNumber]);
    table.allow(fn, ["GetItem", "PutItem", "UpdateItem"], [partition.user]);
    table.allow(fn, ["GetItem", "UpdateItem"], [partition.qr]);
    table.allow(fn, ["GetItem", "UpdateItem"], [partition.qrBatch]);
    table.allow(fn, ["DeleteItem"], [partition.frameGuard, partition.bike, partition.company]);
    table.allow(fn, ["UpdateItem"], [partition.storeApplication]);
  },
});
