import { Duration } from "aws-cdk-lib";
import { Metric } from "aws-cdk-lib/aws-cloudwatch";
import { metricsNamespace } from "#contract/metrics.ts";
import type { JobRecord } from "#lib/features/function-record.ts";
import type { RunbookPage } from "#lib/runbook.ts";
import { type NightlyJob, nightlyJob } from "#lib/features/nightly-job.ts";

/** One thing that can be found to be wrong. */
type Fault = {
  /** Names the alarm in the template. */
  readonly alarm: string;
  /** Counts what was found. */
  readonly metricName: string;
  /** What it means that something was. */
  readonly impact: string;
  /** What to do about it stands there; with the other proofs where it is not said. */
  readonly page?: RunbookPage;
};

type Proof = NightlyJob & { readonly faults: readonly Fault[] };

/** A job that proves something every night, changes nothing, and rings when the proof fails. */
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
