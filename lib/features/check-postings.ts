import { list, listing, partition } from "#lambdas/shared/table/partitions.ts";
import { nightlyProof } from "#lib/features/nightly-proof.ts";

/** Proves every night of a sample of bikes that searches show them as they are. It changes nothing. */
export const checkPostings = nightlyProof({
  name: "check-postings",
  entry: "lambdas/jobs/check-postings.ts",
  errorImpact: "Tonight nobody proved that searches show bikes as they are.",
  schedule: "PostingCheck",
  at: { hour: "4", minute: "0" },
  description: "Proves that searches show bikes as they are",
  faults: [
    {
      alarm: "PostingDriftAlarm",
      metricName: "PostingDrift",
      impact:
        "Searches show a bike as it is not, or not at all. The log names it; scripts/backfill-postings.ts mends it.",
    },
  ],
  rights: (fn, { table }) => {
    table.allowQuerying(fn, [list.bikes]);
    table.allow(fn, ["GetItem", "BatchGetItem"], [partition.bike]);
    table.allow(fn, ["BatchGetItem", "Query"], listing);
  },
});
