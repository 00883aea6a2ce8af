import { randomUUID } from "node:crypto";
import type { CloudContext } from "#local/cloud.ts";
import type { BeginAs } from "#local/aws/lambda/callers.ts";
import type { TopicSubscription } from "#local/template/readers/topic-subscriptions.ts";

export type PublishToTopic = (topicArn: string, message: string, subject?: string) => void;

type Dependencies = {
  readonly subscriptions: readonly TopicSubscription[];
  readonly begin: BeginAs;
};

const service = "sns.amazonaws.com";

export const createTopics =
  ({ clock }: CloudContext, { subscriptions, begin }: Dependencies): PublishToTopic =>
  (topicArn, message, subject) => {
    const MessageId = randomUUID();
    for (const { arn, functionName } of subscriptions.filter((each) => each.topicArn === topicArn)) {
      const record = {
        EventSource: "aws:sns",
        EventVersion: "1.0",
        EventSubscriptionArn: arn,
        Sns: {
          Type: "Notification",
          MessageId,
          TopicArn: topicArn,
          Subject: subject ?? null,
          Message: message,
          Timestamp: new Date(clock.now()).toISOString(),
          SignatureVersion: "1",
          MessageAttributes: {},
        },
      };
      begin(functionName, { Records: [record] }, { service, sourceArn: topicArn });
    }
  };
