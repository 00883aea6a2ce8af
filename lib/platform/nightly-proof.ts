import { Duration } from "aws-cdk-lib";
import { Metric } from "aws-cdk-lib/aws-cloudwatch";
import { metricsNamespace } from "#contract/platform/metrics.ts";
import type { JobRecord } from "./function-record.ts";
import type { RunbookPage } from "./runbook.ts";
import { type NightlyJob, nightlyJob } from "./nightly-job.ts";

/** A kind of inconsistency that the check can find. */
type Fault = {
  /** The construct id of the alarm. */
  readonly alarm: string;
  readonly metricName: string;
  /** The meaning of a fault, for the alarm's text. */
  readonly impact: string;
  /** `register-proofs` by default. */
  readonly page?: RunbookPage;
};

type Proof = NightlyJob & { readonly faults: readonly Fault[] };

/** A nightly read-only check, which raises an alarm when it finds a fault. */
export const nightlyProof = ({ faults, ...job }: Proof): JobRecord => {
  const record = nightlyJob(job);
  return {
    ...record,
    binding: (fn, resources, scope) => {
      record.binding?.(fn, resources, scope);
      const { alarms, settings } = resources.defaults;
      for (const { alarm, metricName, impact, page = "register-proofs" } of faults) {
        const found = new Metric({
          namespace: metricsNamespace(settings.stage),
          metricName,
          dimensionsMap: { service: job.name },
          statistic: "sum",
          period: Duration.hours(1),
        });
        alarms.whenAboveZero(scope, alarm, found, { impact, page });
      }
    },
  };
};
