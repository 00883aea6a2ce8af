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

const counted = (name: string, ...dimensions: readonly string[]): object => ({
  Namespace: releases.namespace,
  Dimensions: [dimensions],
  Metrics: [{ Name: name, Unit: "Count" }],
});
const failedAnswers = counted(releases.failed, "FunctionName");
const unforeseenErrors = counted(releases.unforeseen, "FunctionName", "FunctionVersion");

/** Returns the part of a log line that CloudWatch counts by version, to roll back a bad release. Lambda itself counts a 500 response as a success. */
export const unforeseenMetric = (
  { functionName, functionVersion }: Pick<Context, "functionName" | "functionVersion">,
  Timestamp: number,
  error: unknown,
): object => ({
  error: error instanceof Error ? error : String(error),
  _aws: { Timestamp, CloudWatchMetrics: [failedAnswers, unforeseenErrors] },
  FunctionName: functionName,
  FunctionVersion: functionVersion,
  [releases.failed]: 1,
  [releases.unforeseen]: 1,
});

/** Returns the part of a log line that CloudWatch counts against what people are promised. */
export const unavailableMetric = (
  { functionName }: Pick<Context, "functionName">,
  Timestamp: number,
  error: unknown,
): object => ({
  reason: error instanceof Error ? error.name : typeof error,
  _aws: { Timestamp, CloudWatchMetrics: [failedAnswers] },
  FunctionName: functionName,
  [releases.failed]: 1,
});
