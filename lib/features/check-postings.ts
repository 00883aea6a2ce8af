import { Duration, TimeZone } from "aws-cdk-lib";
import { Metric } from "aws-cdk-lib/aws-cloudwatch";
import { ScheduleExpression } from "aws-cdk-lib/aws-scheduler";
import type { Construct } from "constructs";
import type * as z from "zod";
import type { CheckPostingsEnv } from "#lambdas/jobs/env.ts";
import { FeatureFunction, type Workshop } from "#lib/constructs/feature-function.ts";
import type { RegistryTable } from "#lib/constructs/registry-table.ts";
import { ScheduledJob } from "#lib/constructs/scheduled-job.ts";

type Parts = { readonly workshop: Workshop; readonly table: RegistryTable };

/** Proves every night of a sample of bikes that searches show them as they are. It changes nothing. */
export const checkPostingsFunction = (scope: Construct, { workshop, table }: Parts): FeatureFunction => {
  const { alarms } = workshop;
  const job = new FeatureFunction<z.input<typeof CheckPostingsEnv>>(scope, "CheckPostingsFunction", {
    workshop,
    name: "check-postings",
    errorImpact: "Tonight nobody proved that searches show bikes as they are.",
    timeout: Duration.minutes(15),
    environment: { TABLE_NAME: table.name },
  });
  table.allow(job, { actions: ["Query"], partitions: ["BIKES#*"], index: "gsi2" });
  table.allow(job, { actions: ["GetItem", "BatchGetItem"], partitions: ["BIKE#*"] });
  table.allow(job, {
    actions: ["BatchGetItem", "Query"],
    partitions: ["S#*", "FOLD#*", "FDEL#*", "FORMER#*"],
  });
  new ScheduledJob(scope, "PostingCheck", {
    job,
    schedule: ScheduleExpression.cron({ minute: "0", hour: "4", timeZone: TimeZone.of("Europe/Stockholm") }),
    description: "Proves that searches show bikes as they are",
    alarms,
    errorImpact: "The nightly proof of the lists of searches was given up after every retry.",
  });
  const drift = new Metric({
    namespace: "Cykelregistret",
    metricName: "PostingDrift",
    dimensionsMap: { service: "check-postings" },
    statistic: "sum",
    period: Duration.hours(1),
  });
  alarms.whenAboveZero(
    scope,
    "PostingDriftAlarm",
    drift,
    "Searches show a bike as it is not, or not at all. The log names it; scripts/backfill-postings.ts mends it.",
  );
  return job;
};
