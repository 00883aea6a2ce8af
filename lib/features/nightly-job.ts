import { Duration, TimeZone } from "aws-cdk-lib";
import { ScheduleExpression } from "aws-cdk-lib/aws-scheduler";
import type { Construct } from "constructs";
import type * as z from "zod";
import type { ProofEnv } from "#lambdas/jobs/env.ts";
import type { FunctionName } from "#lib/bundle.ts";
import { FeatureFunction, type Workshop } from "#lib/constructs/feature-function.ts";
import type { RegistryTable } from "#lib/constructs/registry-table.ts";
import { ScheduledJob } from "#lib/constructs/scheduled-job.ts";

export type JobParts = { readonly workshop: Workshop; readonly table: RegistryTable };

export type NightlyJob = {
  readonly name: FunctionName;
  /** Names the function and its schedule in the template. */
  readonly ids: { readonly job: string; readonly schedule: string };
  /** At night in Sweden. */
  readonly at: { readonly hour: string; readonly minute: string };
  readonly description: string;
  /** What it means when one run fails, and when all retries do. */
  readonly impact: { readonly run: string; readonly givenUp: string };
};

/** A job that goes through the table every night. What it may touch is added by its caller. */
export const nightlyJob = (
  scope: Construct,
  { workshop, table }: JobParts,
  { name, ids, at, description, impact }: NightlyJob,
): FeatureFunction => {
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
    alarms: workshop.alarms,
    errorImpact: impact.givenUp,
  });
  return job;
};
