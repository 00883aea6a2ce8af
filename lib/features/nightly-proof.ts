import { Duration } from "aws-cdk-lib";
import { Metric } from "aws-cdk-lib/aws-cloudwatch";
import type { Construct } from "constructs";
import type { FeatureFunction } from "#lib/constructs/feature-function.ts";
import { type JobParts, type NightlyJob, nightlyJob } from "#lib/features/nightly-job.ts";

export type ProofParts = JobParts;

type Proof = NightlyJob & {
  /** Names the function, its schedule and its alarm in the template. */
  readonly ids: { readonly alarm: string };
  /** `found`: what it means when the proof fails. */
  readonly impact: { readonly found: string };
  /** Counts what the proof found to be wrong. */
  readonly metricName: string;
};

/** A job that proves something every night, changes nothing, and rings when the proof fails. What it may read is added by its caller. */
export const nightlyProof = (scope: Construct, parts: ProofParts, proof: Proof): FeatureFunction => {
  const job = nightlyJob(scope, parts, proof);
  const found = new Metric({
    namespace: "Cykelregistret",
    metricName: proof.metricName,
    dimensionsMap: { service: proof.name },
    statistic: "sum",
    period: Duration.hours(1),
  });
  parts.workshop.alarms.whenAboveZero(scope, proof.ids.alarm, found, proof.impact.found);
  return job;
};
