import { randomUUID } from "node:crypto";

import type { CloudContext } from "#local/cloud.ts";
import type { TopicSubscription } from "#local/template/readers/topic-subscriptions.ts";

/** Hands a message of a topic to every function that has subscribed to it. */
export type PublishToTopic = (topicArn: string, message: string, subject?: string) => void;

type Parts = {
  readonly subscriptions: readonly TopicSubscription[];
  readonly begin: (functionName: string, event: object) => void;
};

export const createTopics =
  ({ clock }: CloudContext, { subscriptions, begin }: Parts): PublishToTopic =>
  (topicArn, message, subject) => {
    const MessageId = randomUUID();
    for (const subscription of subscriptions.filter((each) => each.topicArn === topicArn))
      begin(subscription.functionName, {
        Records: [
          {
            EventSource: "aws:sns",
            EventVersion: "1.0",
            EventSubscriptionArn: subscription.arn,
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
          },
        ],
      });
  };
