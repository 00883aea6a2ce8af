import * as z from "zod";
import type { CloudTemplate } from "#local/template/cloud-template.ts";
import { functionInArn } from "./functions.ts";

export type TopicSubscription = {
  readonly arn: string;
  readonly topicArn: string;
  readonly functionName: string;
};

const Subscription = z.object({
  Protocol: z.string(),
  TopicArn: z.string(),
  Endpoint: z.string().optional(),
});

/** Reads the subscriptions of functions; `readAlarmTopics` reads those by mail. */
export const readTopicSubscriptions = (template: CloudTemplate): TopicSubscription[] =>
  template.all("AWS::SNS::Subscription", Subscription).flatMap(({ logicalId, properties }) => {
    const { Protocol, TopicArn: topicArn, Endpoint } = properties;
    if (Protocol !== "lambda" || Endpoint === undefined) return [];
    return { arn: `${topicArn}:${logicalId}`, topicArn, functionName: functionInArn(Endpoint) };
  });
