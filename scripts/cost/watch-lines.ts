import type { Given, Line } from "./line.ts";
import type { PriceName } from "./prices.ts";
import { countOf, watchedMetrics } from "./template.ts";
import { assumed, visits } from "./traffic.ts";
import { apiRequests, functionCalls } from "./work-lines.ts";

const gigabyte = 1024 ** 3;
/** Functions' logs are retained for a quarter, the API's for a year. */
const monthsOfFunctions = 3;
const monthsOfApi = 12;

const line =
  (type: string) =>
  (what: string, amount: number, price: PriceName): Line => ({
    group: "watch",
    what,
    types: [type],
    amount,
    price,
  });

const logLines = (): Line[] => {
  const ofFunctions = (functionCalls * assumed.logBytesOfCall) / gigabyte;
  const ofApi = (apiRequests * assumed.logBytesOfRequest) / gigabyte;
  const ofLogs = line("AWS::Logs::LogGroup");
  return [
    ofLogs("Log data written", ofFunctions + ofApi, "logs"),
    ofLogs("Log data kept", ofFunctions * monthsOfFunctions + ofApi * monthsOfApi, "keptLogs"),
  ];
};

export const watchLines = ({ resources }: Pick<Given, "resources">): Line[] => {
  const count = (type: string) => countOf(resources, type);
  return [
    line("AWS::KMS::Key")("Keys", count("AWS::KMS::Key"), "keys"),
    line("AWS::KMS::Key")("Requests to them", visits * assumed.keyUsesOfVisit, "keyUses"),
    line("AWS::SecretsManager::Secret")("Secrets", count("AWS::SecretsManager::Secret"), "secrets"),
    line("AWS::CloudWatch::Alarm")("Metrics that alarms watch", watchedMetrics(resources), "alarms"),
    line("AWS::CloudWatch::Dashboard")("Dashboards", count("AWS::CloudWatch::Dashboard"), "dashboards"),
    line("AWS::Lambda::Function")("Metrics of our own", assumed.ownMetrics, "metrics"),
    line("AWS::Lambda::Function")("Traces", functionCalls * assumed.tracesOfCalls, "traces"),
    ...logLines(),
  ];
};
