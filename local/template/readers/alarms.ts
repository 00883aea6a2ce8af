import * as z from "zod";
import type { CloudTemplate } from "#local/template/cloud-template.ts";

const Dimensions = z.array(z.object({ Name: z.string(), Value: z.coerce.string() })).default([]);

const Stat = z.object({
  Id: z.string(),
  MetricStat: z.object({
    Metric: z.object({ Namespace: z.string(), MetricName: z.string(), Dimensions }),
    Period: z.coerce.number(),
    Stat: z.string(),
  }),
});
const Expression = z.object({ Id: z.string(), Expression: z.string() });

const Alarm = z.object({
  AlarmName: z.string().optional(),
  AlarmDescription: z.string().default(""),
  AlarmActions: z.array(z.string()).default([]),
  InsufficientDataActions: z.array(z.string()).default([]),
  ComparisonOperator: z.string(),
  EvaluationPeriods: z.coerce.number(),
  Threshold: z.coerce.number(),
  TreatMissingData: z.string().default("missing"),
  Namespace: z.string().optional(),
  MetricName: z.string().optional(),
  Dimensions,
  Period: z.coerce.number().optional(),
  Statistic: z.string().optional(),
  Metrics: z.array(z.union([Stat, Expression])).optional(),
});
type Alarm = z.output<typeof Alarm>;

export type AlarmMetric = {
  readonly id: string;
  readonly namespace: string;
  readonly name: string;
  readonly dimensions: Readonly<Record<string, string>>;
  readonly seconds: number;
  readonly statistic: string;
};

export type AlarmConfig = {
  readonly name: string;
  readonly description: string;
  readonly topics: readonly string[];
  /** These topics are notified when data is missing. */
  readonly silenceTopics: readonly string[];
  readonly metrics: readonly AlarmMetric[];
  /** Combines several metrics; undefined for a single one. */
  readonly expression: string | undefined;
  readonly comparison: string;
  readonly periods: number;
  readonly threshold: number;
  readonly missing: string;
};

const dimensionsOf = (given: z.output<typeof Dimensions>): Record<string, string> =>
  Object.fromEntries(given.map(({ Name, Value }) => [Name, Value]));

const metricsOf = (alarm: Alarm): AlarmMetric[] => {
  const { Namespace, MetricName, Dimensions: dimensions, Period, Statistic, Metrics = [] } = alarm;
  if (Namespace !== undefined && MetricName !== undefined)
    return [
      {
        id: "m",
        namespace: Namespace,
        name: MetricName,
        dimensions: dimensionsOf(dimensions),
        seconds: Period ?? 60,
        statistic: Statistic ?? "",
      },
    ];
  return Metrics.flatMap((each) => {
    if (!("MetricStat" in each)) return [];
    const { Metric, Period: seconds, Stat: statistic } = each.MetricStat;
    const { Namespace: namespace, MetricName: name } = Metric;
    return [
      { id: each.Id, namespace, name, dimensions: dimensionsOf(Metric.Dimensions), seconds, statistic },
    ];
  });
};

export const readAlarms = (template: CloudTemplate): AlarmConfig[] =>
  template.all("AWS::CloudWatch::Alarm", Alarm).map(({ logicalId, properties }) => ({
    name: properties.AlarmName ?? logicalId,
    description: properties.AlarmDescription,
    topics: properties.AlarmActions,
    silenceTopics: properties.InsufficientDataActions,
    metrics: metricsOf(properties),
    expression: properties.Metrics?.flatMap((each) => ("Expression" in each ? each.Expression : []))[0],
    comparison: properties.ComparisonOperator,
    periods: properties.EvaluationPeriods,
    threshold: properties.Threshold,
    missing: properties.TreatMissingData,
  }));
