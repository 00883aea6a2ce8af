import { Duration, TimeZone } from "aws-cdk-lib";
import { ScheduleExpression } from "aws-cdk-lib/aws-scheduler";
import type * as z from "zod";
import type { ProofEnv } from "#lambdas/jobs/env.ts";
import type { JobRecord } from "#lib/features/function-record.ts";

export type NightlyJob = Pick<JobRecord, "name" | "entry" | "errorImpact" | "rights"> & {
  /** Names the schedule in the template. */
  readonly schedule: string;
  /** At night in Sweden. */
  readonly at: { readonly hour: string; readonly minute: string };
  readonly description: string;
};

/** A job that goes through the table every night. */
export const nightlyJob = ({
  schedule,
  at,
  description,
  ...job
}: NightlyJob): JobRecord<z.input<typeof ProofEnv>> => ({
  ...job,
  timeout: Duration.minutes(15),
  environment: ({ table, defaults }) => ({ TABLE_NAME: table.name, STAGE: defaults.settings.stage }),
  binding: (fn, { clock }) => {
    clock.start(schedule, {
      every: Duration.days(1),
      job: fn,
      schedule: ScheduleExpression.cron({ ...at, timeZone: TimeZone.of("Europe/Stockholm") }),
      description,
    });
  },
});
