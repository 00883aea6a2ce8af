import { type IMetric, Metric } from "aws-cdk-lib/aws-cloudwatch";
import { metricsNamespace } from "#contract/metrics.ts";
import { alarmPeriod } from "#lib/constructs/alarm.ts";
import type { ApiDoor } from "#lib/constructs/api-door.ts";
import type { Resources } from "#lib/resources.ts";
import type { Graph } from "./part.ts";
import type { Section } from "./sections.ts";

const sum = (namespace: string, metricName: string, dimensionsMap?: Record<string, string>): IMetric =>
  new Metric({
    namespace,
    metricName,
    statistic: "sum",
    period: alarmPeriod,
    ...(dimensionsMap && { dimensionsMap }),
  });

const apiGraphs = ({ api }: ApiDoor): Graph[] => {
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

/** What is drawn although no alarm watches it: how much there is, beside what goes wrong of it. */
export const ownGraphs = (
  resources: Resources,
  door: ApiDoor,
): Partial<Readonly<Record<Section, readonly Graph[]>>> => ({
  everything: apiGraphs(door),
  signIn: accountGraphs(resources),
  mail: [
    {
      title: "Mails",
      metrics: ["Send", "Delivery", "Bounce", "Complaint"].map((metricName) => sum("AWS/SES", metricName)),
    },
  ],
  money: tableGraphs(resources),
});
