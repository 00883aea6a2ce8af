import { Duration } from "aws-cdk-lib";
import { ScheduleExpression } from "aws-cdk-lib/aws-scheduler";
import type * as z from "zod";
import { type RetryGivenUpEnv, minutesOfRun } from "#lambdas/platform/jobs/env.ts";
import type { JobRecord } from "#lib/platform/function-record.ts";

/** Lambda itself retries a stream's record only while it holds up the others, and an event for six hours. */
export const retryGivenUp: JobRecord<z.input<typeof RetryGivenUpEnv>> = {
  name: "retry-given-up",
  entry: "lambdas/app/retry-given-up/retry-given-up.job.ts",
  errorImpact:
    "Mails, texts and search results that failed during an outage wait until someone redrives them.",
  timeout: Duration.minutes(minutesOfRun),
  environment: ({ failedEvents }) => ({
    GIVEN_UP_BUCKET: failedEvents.bucket.bucketName,
    RETRIED_FUNCTIONS: failedEvents.retriedNames,
  }),
  rights: (fn, { failedEvents }) => failedEvents.allowRetrying(fn),
  binding: (fn, { schedules }) => {
    schedules.add("RetryGivenUp", {
      every: Duration.minutes(15),
      job: fn,
      schedule: ScheduleExpression.cron({ minute: `0/${minutesOfRun}` }),
      description: "Tries given-up mails, texts and changes again for a day",
    });
  },
};
