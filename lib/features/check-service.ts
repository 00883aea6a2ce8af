import { Duration } from "aws-cdk-lib";
import { Metric } from "aws-cdk-lib/aws-cloudwatch";
import { ScheduleExpression } from "aws-cdk-lib/aws-scheduler";
import type * as z from "zod";
import { type ServiceCheck, metricsNamespace, serviceChecks } from "#contract/metrics.ts";
import type { CheckServiceEnv } from "#lambdas/jobs/env.ts";
import type { JobRecord } from "#lib/features/function-record.ts";
import type { RunbookPage } from "#lib/runbook.ts";

const name = "check-service";

const meaning: Readonly<Record<ServiceCheck, { readonly impact: string; readonly page: RunbookPage }>> = {
  SearchFails: { impact: "Nobody can look up a bike.", page: "site-fails" },
  SignInFails: { impact: "Nobody can sign in.", page: "sign-in" },
  RegistrationFails: { impact: "Nobody can register a bike.", page: "site-fails" },
};

/** Tries every five minutes, from outside, whether a bike can be looked up, a sign-in is taken up and a registration begun, and rings when one of them fails twice. */
export const checkService: JobRecord<z.input<typeof CheckServiceEnv>> = {
  name,
  entry: "lambdas/jobs/check-service.ts",
  errorImpact: "Nobody tries any more whether people can look up bikes, sign in and register.",
  timeout: Duration.minutes(1),
  environment: ({ siteOrigin, defaults }) => ({ SITE_ORIGIN: siteOrigin, STAGE: defaults.settings.stage }),
  rights: () => undefined,
  binding: (fn, { clock, defaults }, scope) => {
    const { alarms, settings } = defaults;
    for (const metricName of serviceChecks) {
      const failed = new Metric({
        namespace: metricsNamespace(settings.stage),
        metricName,
        dimensionsMap: { service: name },
        statistic: "sum",
        // Three times are tried in it: one that the network has lost wakes nobody.
        period: Duration.minutes(15),
      });
      alarms.whenAbove(scope, `${metricName}Alarm`, failed, { above: 1, ...meaning[metricName] });
    }
    clock.start("ServiceCheck", {
      every: Duration.minutes(15),
      job: fn,
      schedule: ScheduleExpression.rate(Duration.minutes(5)),
      description: "Tries from outside whether bikes can be looked up, and people sign in and register",
    });
  },
};
