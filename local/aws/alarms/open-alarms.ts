import type { CloudContext } from "#local/cloud.ts";
import { type LocalMail, topicSender } from "#local/aws/ses/ses.ts";
import type { Records } from "#local/state/records.ts";
import type { CloudTemplate } from "#local/template/cloud-template.ts";
import { servicePrefix } from "#local/template/place.ts";
import { readAlarmTopics } from "#local/template/readers/alarm-topics.ts";
import { readAlarms } from "#local/template/readers/alarms.ts";
import { createCloudWatch } from "./cloudwatch.ts";
import type { Metrics } from "./metrics.ts";
import { watchAlarms } from "./watch.ts";

type Dependencies = {
  readonly context: CloudContext;
  readonly template: CloudTemplate;
  readonly records: Records;
  readonly metrics: Metrics;
  readonly report: (line: string) => void;
};

/** Evaluates the template's alarms, mails their subscribers as SNS does and serves DescribeAlarms. */
export const openAlarms = (
  { context, template, metrics, records, report }: Dependencies,
  deliver: (mail: LocalMail) => Promise<void>,
) => {
  const alarms = watchAlarms(context, {
    alarms: readAlarms(template),
    topics: readAlarmTopics(template),
    metrics,
    records,
    mail: ({ text, ...mail }) => deliver({ ...mail, from: topicSender, text, html: "" }),
    report: (error) => report(String(error)),
  });
  return {
    alarms,
    watched: createCloudWatch(context, { prefix: servicePrefix("monitoring"), watch: alarms }),
  };
};
