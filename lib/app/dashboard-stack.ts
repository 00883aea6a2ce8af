import {
  AlarmStatusWidget,
  AlarmWidget,
  GraphWidget,
  type IMetric,
  type IWidget,
  Metric,
  TextWidget,
  Dashboard,
} from "aws-cdk-lib/aws-cloudwatch";
import { alarmPeriod, type NoticeAlarm } from "#lib/platform/constructs/alarm.ts";
import type { FeatureFunction } from "#lib/platform/constructs/feature-function.ts";
import { type Watched, regionOf, watchedIn } from "./dashboard/watched.ts";
import { Stack, type StackProps } from "aws-cdk-lib";
import type { Construct } from "constructs";
import { accountWideName } from "#lib/platform/constructs/account-wide-name.ts";
import type { ApiEndpoint } from "#lib/platform/constructs/api-endpoint.ts";
import { metricsNamespace } from "#contract/platform/metrics.ts";
import type { Resources } from "#lib/platform/resources.ts";
import { type Section, sectionNames, sections } from "./dashboard/sections.ts";

const wholeRow = 24;
const half = 12;
const third = 8;
const height = 6;

type Graph = { readonly title: string; readonly metrics: readonly IMetric[] };

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
const sectionWidgets = (
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

const sum = (namespace: string, metricName: string, dimensionsMap?: Record<string, string>): IMetric =>
  new Metric({
    namespace,
    metricName,
    statistic: "sum",
    period: alarmPeriod,
    ...(dimensionsMap && { dimensionsMap }),
  });

const apiGraphs = ({ api }: ApiEndpoint): Graph[] => {
  const at = { period: alarmPeriod };
  return [
    {
      title: "Requests to the API, and those that failed",
      metrics: [api.metricCount(at), api.metricClientError(at), api.metricServerError(at)],
    },
    {
      title: "Milliseconds of an answer",
      metrics: ["p50", "p95", "p99"].map((statistic) => api.metricLatency({ ...at, statistic })),
    },
  ];
};

const accountGraphs = ({ accounts }: Resources): Graph[] => {
  const dimensions = {
    UserPool: accounts.pool.userPoolId,
    UserPoolClient: accounts.webClient.userPoolClientId,
  };
  const of = (metricName: string) => sum("AWS/Cognito", metricName, dimensions);
  return [{ title: "Sign-ins that succeed", metrics: [of("SignInSuccesses"), of("TokenRefreshSuccesses")] }];
};

const tableGraphs = ({ table, defaults }: Resources): Graph[] => {
  const of = (metricName: string) => sum("AWS/DynamoDB", metricName, { TableName: table.name });
  return [
    {
      title: "Units that the table is paid for",
      metrics: [of("ConsumedReadCapacityUnits"), of("ConsumedWriteCapacityUnits")],
    },
    {
      title: "Read units of searches",
      metrics: ["searchPublicly", "suggest", "searchAds"].map((Route) =>
        sum(metricsNamespace(defaults.settings.stage), "ReadUnits", { Route }),
      ),
    },
  ];
};

/** Graphs without an alarm: volumes beside the error metrics. */
const ownGraphs = (
  resources: Resources,
  endpoint: ApiEndpoint,
): Partial<Readonly<Record<Section, readonly Graph[]>>> => ({
  everything: apiGraphs(endpoint),
  signIn: accountGraphs(resources),
  mail: [
    {
      title: "Mails",
      metrics: ["Send", "Delivery", "Bounce", "Complaint"].map((metricName) => sum("AWS/SES", metricName)),
    },
  ],
  money: tableGraphs(resources),
});

type Props = StackProps & { readonly resources: Resources; readonly endpoint: ApiEndpoint };

/** One dashboard of all metrics and alarms: user-facing first, then queues, then cost. Built last, as it reads all other stacks. */
export class DashboardStack extends Stack {
  constructor(scope: Construct, id: string, { resources, endpoint, ...props }: Props) {
    super(scope, id, props);
    const watched = watchedIn(this.node.root);
    const graphs = ownGraphs(resources, endpoint);
    new Dashboard(this, "Dashboard", {
      dashboardName: accountWideName(this, "Registry"),
      widgets: sectionNames.flatMap((section) =>
        sectionWidgets(sections[section], watched(section), graphs[section] ?? [], this.region),
      ),
    });
  }
}
