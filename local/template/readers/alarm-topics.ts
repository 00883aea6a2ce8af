import * as z from "zod";
import type { CloudTemplate } from "#local/template/cloud-template.ts";

const Text = z.union([z.string(), z.array(z.string())]).transform((given) => [given].flat());

const Statement = z.looseObject({
  Effect: z.enum(["Allow", "Deny"]),
  Action: Text.default([]),
  Principal: z.unknown(),
  Condition: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
});
const Policy = z.object({ Statement: z.array(Statement) });
export type Policy = z.output<typeof Policy>;

const Topic = z.object({ KmsMasterKeyId: z.string().optional() });
const TopicPolicy = z.object({ PolicyDocument: Policy, Topics: z.array(z.string()) });
const Key = z.object({ KeyPolicy: Policy });
const Subscription = z.object({
  Protocol: z.string(),
  TopicArn: z.string(),
  Endpoint: z.string().optional(),
});

export type AlarmTopic = {
  readonly arn: string;
  readonly policy: Policy | undefined;
  /** The policy of the key that encrypts its messages. */
  readonly keyPolicy: Policy | undefined;
  readonly emails: readonly string[];
};

/** Reads topics with their policies and the addresses that get their mail. */
export const readAlarmTopics = (template: CloudTemplate): AlarmTopic[] => {
  const policies = template.all("AWS::SNS::TopicPolicy", TopicPolicy);
  const keys = template.all("AWS::KMS::Key", Key);
  const subscriptions = template.all("AWS::SNS::Subscription", Subscription);
  return template.all("AWS::SNS::Topic", Topic).map(({ ref, properties: { KmsMasterKeyId: key } }) => ({
    arn: ref,
    policy: policies.find(({ properties }) => properties.Topics.includes(ref))?.properties.PolicyDocument,
    keyPolicy:
      key === undefined
        ? undefined
        : keys.find(({ ref: id, arn }) => key === arn || key === id)?.properties.KeyPolicy,
    emails: subscriptions.flatMap(({ properties: { Protocol, TopicArn, Endpoint } }) =>
      Protocol === "email" && TopicArn === ref && Endpoint !== undefined ? Endpoint : [],
    ),
  }));
};
