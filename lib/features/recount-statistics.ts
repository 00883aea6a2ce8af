import { list, partition } from "#lambdas/shared/table/partitions.ts";
import { nightlyProof } from "#lib/features/nightly-proof.ts";

/** Counts again every night what statistics are made of, as far as it comes, goes on there the next night, and proves that the numbers are the sum of it. */
export const recountStatistics = nightlyProof({
  name: "recount-statistics",
  entry: "lambdas/jobs/recount-statistics.ts",
  errorImpact: "Tonight nobody proved that statistics agree with the register.",
  schedule: "RecountStatistics",
  at: { hour: "3", minute: "12" },
  description: "Counts again what statistics are made of",
  faults: [
    {
      alarm: "StatisticsMismatchAlarm",
      metricName: "StatisticsMismatch",
      impact:
        "Figures were not the sum of what had been counted. They have been put right; the log says where.",
    },
  ],
  rights: (fn, { table }) => {
    table.allowQuerying(fn, [
      list.bikes,
      list.balances,
      list.stores,
      list.orders,
      list.ownershipReceipts,
      list.statFacts,
    ]);
    table.allow(fn, ["GetItem", "Query"], [partition.bike, partition.user]);
    table.allow(fn, ["Query"], [partition.store, partition.receipts]);
    table.allow(fn, ["GetItem"], [partition.purchase]);
    table.allow(fn, ["GetItem", "PutItem"], [partition.statFact]);
    table.allow(fn, ["GetItem", "Query", "UpdateItem"], [partition.statistics]);
    table.allow(fn, ["GetItem", "PutItem", "DeleteItem"], [partition.backfill]);
  },
});
