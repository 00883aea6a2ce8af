import type { Context } from "aws-lambda";
import { releases } from "#contract/metrics.ts";

/** The part of a log line that CloudWatch counts by version. To Lambda a function that answers 500 has done well, and a release is taken back by what it did not foresee. */
export const unforeseenMetric = (
  { functionName, functionVersion }: Pick<Context, "functionName" | "functionVersion">,
  timestamp: number,
): object => ({
  _aws: {
    Timestamp: timestamp,
    CloudWatchMetrics: [
      {
        Namespace: releases.namespace,
        Dimensions: [["FunctionName", "FunctionVersion"]],
        Metrics: [{ Name: releases.unforeseen, Unit: "Count" }],
      },
    ],
  },
  FunctionName: functionName,
  FunctionVersion: functionVersion,
  [releases.unforeseen]: 1,
});
