import type { Construct } from "constructs";
import type { FeatureFunction } from "#lib/constructs/feature-function.ts";
import { nightlyProof, type ProofParts } from "#lib/features/nightly-proof.ts";

/** Proves every night of a sample of bikes that searches show them as they are. It changes nothing. */
export const checkPostingsFunction = (scope: Construct, parts: ProofParts): FeatureFunction => {
  const { table } = parts;
  const job = nightlyProof(scope, parts, {
    name: "check-postings",
    ids: { job: "CheckPostingsFunction", schedule: "PostingCheck", alarm: "PostingDriftAlarm" },
    at: { hour: "4", minute: "0" },
    description: "Proves that searches show bikes as they are",
    impact: {
      run: "Tonight nobody proved that searches show bikes as they are.",
      givenUp: "The nightly proof of the lists of searches was given up after every retry.",
      found:
        "Searches show a bike as it is not, or not at all. The log names it; scripts/backfill-postings.ts mends it.",
    },
    metricName: "PostingDrift",
  });
  table.allow(job, { actions: ["Query"], partitions: ["BIKES#*"], index: "gsi2" });
  table.allow(job, { actions: ["GetItem", "BatchGetItem"], partitions: ["BIKE#*"] });
  table.allow(job, {
    actions: ["BatchGetItem", "Query"],
    partitions: ["S#*", "FOLD#*", "FDEL#*", "FORMER#*"],
  });
  return job;
};
