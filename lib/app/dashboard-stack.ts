import { Stack, type StackProps } from "aws-cdk-lib";
import { Dashboard, type IMetric, Metric } from "aws-cdk-lib/aws-cloudwatch";
import type { Construct } from "constructs";
import { accountWideName } from "#lib/platform/constructs/account-wide-name.ts";
import type { ApiEndpoint } from "#lib/platform/constructs/api-endpoint.ts";
import { metricsNamespace } from "#contract/platform/metrics.ts";
import { alarmPeriod } from "#lib/platform/constructs/alarm.ts";
import type { Resources } from "#lib/platform/resources.ts";
import { watchedIn } from "#lib/app/dashboard/watched.ts";
import { type Graph, sectionWidgets } from "./dashboard/part.ts";
import { type Section, sectionNames, sections } from "./dashboard/sections.ts";

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
