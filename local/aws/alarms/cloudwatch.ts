import { QueryError } from "#local/aws/wire/query-error.ts";
import { type QueryOperation, createQueryService } from "#local/aws/wire/query-service.ts";
import { xmlEscape } from "#local/aws/wire/xml-escape.ts";
import type { CloudContext, Service } from "#local/cloud.ts";
import type { AlarmWatch, SeenAlarm } from "./watch.ts";

type Options = { readonly prefix: Service["prefix"]; readonly watch: AlarmWatch };

/** CloudWatch has no state for an alarm that cannot be evaluated locally. */
const stateOf = ({ state }: SeenAlarm): string => (state === "NOT_EVALUATED" ? "INSUFFICIENT_DATA" : state);

const field = (name: string, value: string): string => `<${name}>${xmlEscape(value)}</${name}>`;

const alarmXml = (alarm: SeenAlarm): string =>
  [
    "<member>",
    field("AlarmName", alarm.name),
    field("AlarmDescription", alarm.description),
    field("StateValue", stateOf(alarm)),
    field("StateUpdatedTimestamp", new Date(alarm.since ?? 0).toISOString()),
    "</member>",
  ].join("");

/** DescribeAlarms, filtered by state and by the prefix of the action's ARN. */
const describeAlarms =
  (watch: AlarmWatch): QueryOperation =>
  async (form) => {
    const [state, action] = [form.get("StateValue"), form.get("ActionPrefix") ?? ""];
    const maxRecords = Number(form.get("MaxRecords") ?? 50);
    const matching = watch().filter(
      (alarm) =>
        (state === null || stateOf(alarm) === state) &&
        (action === "" || alarm.topics.some((topic) => topic.startsWith(action))),
    );
    const members = matching.slice(0, maxRecords).map(alarmXml).join("");
    return `<MetricAlarms>${members}</MetricAlarms><CompositeAlarms/>`;
  };

export const createCloudWatch = (context: CloudContext, { prefix, watch }: Options): Service =>
  createQueryService(context, {
    prefix,
    service: "monitoring",
    namespace: "http://monitoring.amazonaws.com/doc/2010-08-01/",
    largestBody: 64 * 1024,
    invalidCode: "InvalidParameterValue",
    rights: (action) => [{ action: `cloudwatch:${action}`, resource: "*" }],
    refuse: ({ message }) => new QueryError("AccessDenied", message, 403),
    operations: new Map([["DescribeAlarms", describeAlarms(watch)]]),
  });
