import { Duration } from "aws-cdk-lib";
import { Metric } from "aws-cdk-lib/aws-cloudwatch";
import { ScheduleExpression } from "aws-cdk-lib/aws-scheduler";
import type * as z from "zod";
import { type ServiceCheck, metricsNamespace, serviceChecks } from "#contract/platform/metrics.ts";
import type { CheckServiceEnv } from "#lambdas/platform/jobs/env.ts";
import type { JobRecord } from "./function-record.ts";
import type { RunbookPage } from "./runbook.ts";

const name = "check-service";

const meaning: Readonly<Record<ServiceCheck, { readonly impact: string; readonly page: RunbookPage }>> = {
  SearchFails: { impact: "Nobody can look up a bike.", page: "site-fails" },
  SignInFails: { impact: "Nobody can sign in.", page: "sign-in" },
  RegistrationFails: { impact: "Nobody can register a bike.", page: "site-fails" },
};

/** Tries search, sign-in and registration from outside every five minutes, and raises an alarm when one of them fails twice. */
export const checkService: JobRecord<z.input<typeof CheckServiceEnv>> = {
  name,
  entry: "lambdas/platform/check-service/handler.ts",
  errorImpact: "The check from outside of search, sign-in and registration no longer runs.",
  timeout: Duration.minutes(1),
  environment: ({ siteOrigin, defaults }) => ({ SITE_ORIGIN: siteOrigin, STAGE: defaults.settings.stage }),
  rights: () => undefined,
  binding: (fn, { schedules, defaults }, scope) => {
    const { alarms, settings } = defaults;
    for (const metricName of serviceChecks) {
      const failed = new Metric({
        namespace: metricsNamespace(settings.stage),
        metricName,
        dimensionsMap: { service: name },
        statistic: "sum",
        // Three runs fall into it, so that one network failure raises no alarm.
        period: Duration.minutes(15),
      });
      alarms.whenAbove(scope, `${metricName}Alarm`, failed, {
        above: 1,
        level: "wake",
        ...meaning[metricName],
      });
    }
    schedules.add("ServiceCheck", {
      every: Duration.minutes(15),
      job: fn,
      schedule: ScheduleExpression.rate(Duration.minutes(5)),
      description: "Tries from outside whether bikes can be looked up, and people sign in and register",
    });
  },
};
