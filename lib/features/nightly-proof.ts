import { Duration, TimeZone } from "aws-cdk-lib";
import { Metric } from "aws-cdk-lib/aws-cloudwatch";
import { ScheduleExpression } from "aws-cdk-lib/aws-scheduler";
import type { Construct } from "constructs";
import type * as z from "zod";
import type { ProofEnv } from "#lambdas/jobs/env.ts";
import type { FunctionName } from "#lib/bundle.ts";
import { FeatureFunction, type Workshop } from "#lib/constructs/feature-function.ts";
import type { RegistryTable } from "#lib/constructs/registry-table.ts";
import { ScheduledJob } from "#lib/constructs/scheduled-job.ts";

export type ProofParts = { readonly workshop: Workshop; readonly table: RegistryTable };

type Proof = {
  readonly name: FunctionName;
  /** Names the function, its schedule and its alarm in the template. */
  readonly ids: { readonly job: string; readonly schedule: string; readonly alarm: string };
  /** At night in Sweden. */
  readonly at: { readonly hour: string; readonly minute: string };
  readonly description: string;
  /** What it means when one run fails, when all retries do, and when the proof fails. */
  readonly impact: { readonly run: string; readonly givenUp: string; readonly found: string };
  /** Counts what the proof found to be wrong. */
  readonly metricName: string;
};

/** A job that proves something every night, changes nothing, and rings when the proof fails. What it may read is added by its caller. */
export const nightlyProof = (
  scope: Construct,
  { workshop, table }: ProofParts,
  { name, ids, at, description, impact, metricName }: Proof,
): FeatureFunction => {
  const { alarms } = workshop;
  const job = new FeatureFunction<z.input<typeof ProofEnv>>(scope, ids.job, {
    workshop,
    name,
    errorImpact: impact.run,
    timeout: Duration.minutes(15),
    environment: { TABLE_NAME: table.name },
  });
  new ScheduledJob(scope, ids.schedule, {
    job,
    schedule: ScheduleExpression.cron({ ...at, timeZone: TimeZone.of("Europe/Stockholm") }),
    description,
    alarms,
    errorImpact: impact.givenUp,
  });
  const found = new Metric({
    namespace: "Cykelregistret",
    metricName,
    dimensionsMap: { service: name },
    statistic: "sum",
    period: Duration.hours(1),
  });
  alarms.whenAboveZero(scope, ids.alarm, found, impact.found);
  return job;
};
