import { bikeIndexes, list, partition } from "#lambdas/platform/table/partitions.ts";
import { nightlyProof } from "#lib/platform/nightly-proof.ts";

/** Checks every night that searches show a sample of bikes correctly. Read-only. */
export const checkPostings = nightlyProof({
  name: "check-postings",
  entry: "lambdas/bikes/index/check-postings.job.ts",
  errorImpact: "Tonight's check that searches show bikes correctly did not finish.",
  schedule: "PostingCheck",
  at: { hour: "4", minute: "0" },
  description: "Checks that searches show bikes correctly",
  faults: [
    {
      alarm: "PostingDriftAlarm",
      metricName: "PostingDrift",
      impact:
        "Searches show a bike wrongly or not at all. The log names it; scripts/backfill-postings.ts repairs it.",
    },
  ],
  rights: (fn, { table }) => {
    table.allowQuerying(fn, [list.bikes]);
    table.allow(fn, ["GetItem", "BatchGetItem"], [partition.bike]);
    table.allow(fn, ["BatchGetItem", "Query"], bikeIndexes);
  },
});
