import { Duration, TimeZone } from "aws-cdk-lib";
import { ScheduleExpression } from "aws-cdk-lib/aws-scheduler";
import type * as z from "zod";
import type { ProofEnv } from "#lambdas/platform/jobs/env.ts";
import type { JobRecord } from "./function-record.ts";

export type NightlyJob = Pick<JobRecord, "name" | "entry" | "errorImpact" | "rights"> & {
  /** The construct id of the schedule. */
  readonly schedule: string;
  /** Swedish time. */
  readonly at: { readonly hour: string; readonly minute: string };
  readonly description: string;
};

export const nightlyJob = ({
  schedule,
  at,
  description,
  ...job
}: NightlyJob): JobRecord<z.input<typeof ProofEnv>> => ({
  ...job,
  timeout: Duration.minutes(15),
  environment: ({ table, defaults }) => ({ TABLE_NAME: table.name, STAGE: defaults.settings.stage }),
  binding: (fn, { schedules }) => {
    schedules.add(schedule, {
      every: Duration.days(1),
      job: fn,
      schedule: ScheduleExpression.cron({ ...at, timeZone: TimeZone.of("Europe/Stockholm") }),
      description,
    });
  },
});
