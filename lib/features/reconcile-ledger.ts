import { Duration, TimeZone } from "aws-cdk-lib";
import { Metric } from "aws-cdk-lib/aws-cloudwatch";
import { ScheduleExpression } from "aws-cdk-lib/aws-scheduler";
import type { Construct } from "constructs";
import type * as z from "zod";
import type { ReconcileLedgerEnv } from "#lambdas/jobs/env.ts";
import { FeatureFunction, type Workshop } from "#lib/constructs/feature-function.ts";
import type { RegistryTable } from "#lib/constructs/registry-table.ts";
import { ScheduledJob } from "#lib/constructs/scheduled-job.ts";

type Parts = { readonly workshop: Workshop; readonly table: RegistryTable };

/** Proves every night that each balance is the sum of its ledger. It changes nothing. */
export const reconcileLedgerFunction = (scope: Construct, { workshop, table }: Parts): FeatureFunction => {
  const { alarms } = workshop;
  const job = new FeatureFunction<z.input<typeof ReconcileLedgerEnv>>(scope, "ReconcileLedgerFunction", {
    workshop,
    name: "reconcile-ledger",
    errorImpact: "Tonight nobody proved that points and ledger agree.",
    timeout: Duration.minutes(15),
    environment: { TABLE_NAME: table.name },
  });
  table.allow(job, { actions: ["Query"], partitions: ["BALANCES"], index: "gsi1" });
  table.allow(job, { actions: ["GetItem", "Query"], partitions: ["USER#*"] });
  new ScheduledJob(scope, "LedgerReconciliation", {
    job,
    schedule: ScheduleExpression.cron({ minute: "30", hour: "3", timeZone: TimeZone.of("Europe/Stockholm") }),
    description: "Proves that every balance is the sum of its ledger",
    alarms,
    errorImpact: "The nightly proof of points and ledger was given up after every retry.",
  });
  const mismatches = new Metric({
    namespace: "Cykelregistret",
    metricName: "LedgerMismatch",
    dimensionsMap: { service: "reconcile-ledger" },
    statistic: "sum",
    period: Duration.hours(1),
  });
  alarms.whenAboveZero(
    scope,
    "LedgerMismatchAlarm",
    mismatches,
    "Somebody's balance is not the sum of their ledger: points were lost or made up. The log names the account.",
  );
  return job;
};
