import {
  AlarmStatusWidget,
  AlarmWidget,
  GraphWidget,
  type IMetric,
  type IWidget,
  Metric,
  TextWidget,
} from "aws-cdk-lib/aws-cloudwatch";
import { alarmPeriod, type NoticeAlarm } from "#lib/platform/constructs/alarm.ts";
import type { FeatureFunction } from "#lib/platform/constructs/feature-function.ts";
import { type Watched, regionOf } from "./watched.ts";

const wholeRow = 24;
const half = 12;
const third = 8;
const height = 6;

export type Graph = { readonly title: string; readonly metrics: readonly IMetric[] };

/** Titles an alarm by its path, as `Services/Bounces`. */
const titleOf = (alarm: NoticeAlarm): string => alarm.node.path.split("/").slice(1).join("/");

const graph = ({ title, metrics }: Graph, width: number): IWidget =>
  new GraphWidget({ title, left: [...metrics], width, height, period: alarmPeriod });

const functionGraphs = (functions: readonly FeatureFunction[]): IWidget[] => {
  if (functions.length === 0) return [];
  const of = (metric: (fn: FeatureFunction) => IMetric): IMetric[] => functions.map(metric);
  const at = { period: alarmPeriod };
  return [
    graph(
      {
        title: "Calls",
        metrics: of(({ lambda, name: label }) => lambda.metricInvocations({ ...at, label })),
      },
      third,
    ),
    graph(
      {
        title: "Errors and throttles",
        metrics: functions.flatMap(({ lambda, name }) => [
          lambda.metricErrors({ ...at, label: `${name} errors` }),
          lambda.metricThrottles({ ...at, label: `${name} throttles` }),
        ]),
      },
      third,
    ),
    graph(
      {
        title: "Milliseconds of the slowest five of a hundred",
        metrics: of(({ lambda, name: label }) => lambda.metricDuration({ ...at, label, statistic: "p95" })),
      },
      third,
    ),
  ];
};

/** A silent job has no data to draw; its state is enough. */
const isDrawn = ({ page }: NoticeAlarm): boolean => page !== "job-silent";

/** An alarm of another region cannot be shown, so its metric is drawn with the same threshold. */
const drawnFromAfar = (alarm: NoticeAlarm): IWidget => {
  const { metric } = alarm;
  if (!(metric instanceof Metric)) throw new Error(`${alarm.node.path} cannot be drawn from another region.`);
  return new GraphWidget({
    title: titleOf(alarm),
    left: [metric.with({ region: regionOf(alarm) })],
    leftAnnotations: [alarm.toAnnotation()],
    width: third,
    height,
  });
};

const alarmGraphs = (alarms: readonly NoticeAlarm[], region: string): IWidget[] =>
  alarms
    .filter(isDrawn)
    .map((alarm) =>
      regionOf(alarm) === region
        ? new AlarmWidget({ alarm, title: titleOf(alarm), width: third, height })
        : drawnFromAfar(alarm),
    );

const statusOf = (alarms: readonly NoticeAlarm[]): IWidget[] =>
  alarms.length === 0
    ? []
    : [new AlarmStatusWidget({ title: "Alarms", alarms: [...alarms], width: wholeRow, height: 4 })];

/** A section of the dashboard: alarm states, graphs and alarm graphs. States of alarms in another region cannot be listed. */
export const sectionWidgets = (
  title: string,
  { functions, failures, alarms }: Watched,
  graphs: readonly Graph[],
  region: string,
): IWidget[][] => {
  const near = [...failures, ...alarms].filter((alarm) => regionOf(alarm) === region);
  return [
    [new TextWidget({ markdown: `# ${title}`, width: wholeRow, height: 1 })],
    statusOf(near),
    graphs.map((each) => graph(each, half)),
    functionGraphs(functions),
    alarmGraphs(alarms, region),
  ].filter((row) => row.length > 0);
};
