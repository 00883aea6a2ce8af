import type * as z from "zod";
import type { StatisticsEnv } from "#lambdas/office/statistics/env.ts";
import { partition, list } from "#lambdas/platform/table/partitions.ts";
import { apiEnvironment } from "#lib/platform/api-environment.ts";
import type { FunctionRecord } from "#lib/platform/function-record.ts";
import { nightlyProof } from "#lib/platform/nightly-proof.ts";

/** Sees aggregated numbers only. */
export const statistics: FunctionRecord<z.input<typeof StatisticsEnv>> = {
  name: "statistics",
  entry: "lambdas/office/statistics/handler.ts",
  errorImpact: "Administrators see no figures.",
  environment: (resources) => apiEnvironment(resources),
  rights: (fn, { table }) => {
    table.allow(fn, ["GetItem"], [partition.user]);
    table.allow(fn, ["BatchGetItem"], [partition.statistics, partition.store]);
  },
};

/** Recounts the statistics every night as far as time allows, and continues there the next night. */
export const recountStatistics = nightlyProof({
  name: "recount-statistics",
  entry: "lambdas/office/counting/recount-statistics.job.ts",
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
    table.allow(fn, ["BatchGetItem", "UpdateItem"], [partition.statistics]);
    table.allow(fn, ["GetItem", "PutItem", "DeleteItem"], [partition.backfill]);
  },
});
