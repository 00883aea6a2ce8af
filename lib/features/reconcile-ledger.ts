import { Duration } from "aws-cdk-lib";
import { Metric } from "aws-cdk-lib/aws-cloudwatch";
import type { Construct } from "constructs";
import type { FeatureFunction } from "#lib/constructs/feature-function.ts";
import { nightlyProof, type ProofParts } from "#lib/features/nightly-proof.ts";

/** Proves every night that each balance is the sum of its ledger, and that receipts have their numbers, purchases and points. It changes nothing. */
export const reconcileLedgerFunction = (scope: Construct, parts: ProofParts): FeatureFunction => {
  const { table } = parts;
  const job = nightlyProof(scope, parts, {
    name: "reconcile-ledger",
    ids: { job: "ReconcileLedgerFunction", schedule: "LedgerReconciliation", alarm: "LedgerMismatchAlarm" },
    at: { hour: "3", minute: "30" },
    description: "Proves that every balance is the sum of its ledger",
    impact: {
      run: "Tonight nobody proved that points and ledger agree.",
      givenUp: "The nightly proof of points and ledger was given up after every retry.",
      found:
        "Somebody's balance is not the sum of their ledger: points were lost or made up. The log names the account.",
    },
    metricName: "LedgerMismatch",
  });
  table.allow(job, { actions: ["Query"], partitions: ["BALANCES"], index: "gsi1" });
  table.allow(job, { actions: ["GetItem", "Query"], partitions: ["USER#*"] });
  table.allow(job, { actions: ["Query"], partitions: ["RECEIPTS#*"] });
  table.allow(job, { actions: ["GetItem"], partitions: ["RECEIPTCOUNTER#*"] });
  table.allow(job, { actions: ["BatchGetItem"], partitions: ["PURCHASE#*"] });
  const faults = new Metric({
    namespace: "Cykelregistret",
    metricName: "ReceiptFault",
    dimensionsMap: { service: "reconcile-ledger" },
    statistic: "sum",
    period: Duration.hours(1),
  });
  parts.workshop.alarms.whenAboveZero(
    scope,
    "ReceiptFaultAlarm",
    faults,
    "A receipt number is missing, or a receipt has no purchase or no points behind it. The log names the number.",
  );
  return job;
};
