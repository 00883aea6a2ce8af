import type { Context } from "aws-lambda";
import { metricsNamespace, releases } from "#contract/platform/metrics.ts";

/** Returns the part of a log line from which CloudWatch makes a metric of read units by route. */
export const readUnitsMetric = (route: string, units: number, timestamp: number, stage: string): object => ({
  _aws: {
    Timestamp: timestamp,
    CloudWatchMetrics: [
      {
        Namespace: metricsNamespace(stage),
        Dimensions: [["Route"]],
        Metrics: [{ Name: "ReadUnits", Unit: "Count" }],
      },
    ],
  },
  Route: route,
  ReadUnits: units,
});

/** Returns the part of a log line that CloudWatch counts by version, to roll back a bad release. Lambda itself counts a 500 response as a success. */
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
