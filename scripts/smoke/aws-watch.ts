import { ListSubscriptionsByTopicCommand, SNSClient } from "@aws-sdk/client-sns";
import * as z from "zod";
import type { AwsCalls } from "./aws-call.ts";
import type { StackResource } from "./aws-stacks.ts";
import type { Watch } from "./deployment.ts";

const Schedule = z.object({ State: z.string(), Target: z.object({ Arn: z.string() }) });
const Failed = z.object({ errorType: z.string() });
const Ringing = z.object({
  DescribeAlarmsResponse: z.object({
    DescribeAlarmsResult: z.object({
      MetricAlarms: z.union([
        z.object({ member: z.array(z.object({ AlarmName: z.coerce.string() })) }),
        z.literal("").transform(() => ({ member: [] })),
      ]),
    }),
  }),
});
const Events = z.object({ Events: z.array(z.unknown()) });

type Placed = { readonly region: string; readonly resources: readonly StackResource[] };

const named = (resources: readonly StackResource[], type: string): string[] =>
  resources
    .filter(({ ResourceType }) => ResourceType === type)
    .flatMap(({ PhysicalResourceId }) => PhysicalResourceId ?? []);

const schedulesOf = async (aws: AwsCalls, resources: readonly StackResource[]) => {
  const names = named(resources, "AWS::Scheduler::Schedule");
  return Promise.all(
    names.map(async (name) => ({
      name,
      ...Schedule.parse(await aws.get("scheduler", `/schedules/${name}`)),
    })),
  );
};

const missedJobs = async (aws: AwsCalls, resources: readonly StackResource[]): Promise<string[]> => {
  const ofJobs = resources.filter(({ LogicalResourceId: id }) => /^Clock\w+Missing/.test(id));
  const asked = { Action: "DescribeAlarms", Version: "2010-08-01", StateValue: "ALARM", MaxRecords: "100" };
  const answer = Ringing.parse(await aws.query("monitoring", asked));
  const ringing = answer.DescribeAlarmsResponse.DescribeAlarmsResult.MetricAlarms.member;
  return named(ofJobs, "AWS::CloudWatch::Alarm")
    .filter((name) => ringing.some(({ AlarmName }) => AlarmName === name))
    .map((name) => `${name} rings: its job has not run at its time.`);
};

const stillSchedules = async (aws: AwsCalls, resources: readonly StackResource[]): Promise<string[]> => {
  const schedules = await schedulesOf(aws, resources);
  const disabled = schedules.filter(({ State }) => State !== "ENABLED");
  return [
    ...(schedules.length === 0 ? ["The stack Jobs has no schedule."] : []),
    ...disabled.map(({ name }) => `${name} is switched off.`),
    ...(await missedJobs(aws, resources)),
  ];
};

/** Runs every scheduled job once. CloudWatch counts the run, and raises an alarm when the next one is missing. */
const failingJobs = async (aws: AwsCalls, resources: readonly StackResource[]): Promise<string[]> => {
  const faults: string[] = [];
  for (const { name, Target } of await schedulesOf(aws, resources)) {
    const answer = await aws.invoke(Target.Arn.replace(/^.*:/, ""), {});
    const { data } = Failed.safeParse(answer);
    if (data) faults.push(`The job of ${name} fails with ${data.errorType}.`);
  }
  return faults;
};

/** Alarms without a confirmed subscriber in one region. */
const deafAlarms = async ({ region, resources }: Placed): Promise<string[]> => {
  const alarms = named(resources, "AWS::CloudWatch::Alarm");
  const topics = ["AlarmsWake", "AlarmsWorkDay"].map((id) =>
    named(
      resources.filter(({ LogicalResourceId }) => LogicalResourceId.startsWith(id)),
      "AWS::SNS::Topic",
    ),
  );
  if (alarms.length === 0 || topics.some((found) => found.length === 0))
    return [`There are no alarms in ${region}, or no topic for them.`];
  const sns = new SNSClient({ region });
  const heard = await Promise.all(
    topics.flat().map(async (TopicArn) => {
      const { Subscriptions = [] } = await sns.send(new ListSubscriptionsByTopicCommand({ TopicArn }));
      return Subscriptions.some(({ SubscriptionArn }) => SubscriptionArn?.startsWith("arn:"));
    }),
  );
  sns.destroy();
  return heard.every(Boolean) ? [] : [`Nobody has confirmed that alarms of ${region} may come to them.`];
};

/** Events arrive up to a quarter of an hour late, so events of another run count too. */
const silentTrail = async (aws: AwsCalls): Promise<string[]> => {
  const by = { AttributeKey: "EventSource", AttributeValue: "cognito-idp.amazonaws.com" };
  const target = "com.amazonaws.cloudtrail.v20131101.CloudTrail_20131101.LookupEvents";
  const answer = await aws.json("cloudtrail", target, { LookupAttributes: [by], MaxResults: 1 });
  return Events.parse(answer).Events.length > 0
    ? []
    : ["CloudTrail has no event of the user pool; they come up to 15 minutes late, so try again."];
};

/** Checks that need AWS itself, including those of the edge's alarms. */
export const awsWatch = (aws: AwsCalls, home: Placed, edge: Placed): Watch => ({
  schedules: () => stillSchedules(aws, home.resources),
  jobs: () => failingJobs(aws, home.resources),
  alarms: async () => [...(await deafAlarms(home)), ...(await deafAlarms(edge))],
  trail: () => silentTrail(aws),
});
