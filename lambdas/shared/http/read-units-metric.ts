import { metricsNamespace } from "#contract/metrics.ts";

/** The part of a log line that CloudWatch makes a metric of: the read units of each request, by route. */
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
