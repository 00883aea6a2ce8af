import { describe, expect, test } from "vitest";
import { eventsOf } from "#local/aws/ses/mail-simulator.ts";
import { createTopics } from "#local/aws/sns/topics.ts";
import type { StoredMail } from "#local/aws/ses/stored-mail.ts";

const mail = (...recipients: string[]): StoredMail => ({
  id: "1",
  kind: "mail",
  messageId: "m-1",
  receivedAt: Date.parse("2026-11-20T12:00:00.000Z"),
  from: "registret@cykel.test",
  recipients,
  subject: "Hej",
  text: "",
  html: "",
  attachments: [],
  tags: {},
  raw: "",
});

describe("SES's mailbox simulator", () => {
  test.each([
    ["bounce@simulator.amazonses.com", "Permanent", "General"],
    ["Bounce+anna@simulator.amazonses.com", "Permanent", "General"],
    ["suppressionlist@simulator.amazonses.com", "Permanent", "OnAccountSuppressionList"],
    ["ooto@simulator.amazonses.com", "Transient", "General"],
  ])("bounces mail to %s", (address, bounceType, bounceSubType) => {
    expect(eventsOf(mail(address))).toMatchObject([
      {
        type: "bounce",
        body: {
          eventType: "Bounce",
          bounce: { bounceType, bounceSubType, bouncedRecipients: [{ emailAddress: address }] },
          mail: { messageId: "m-1", destination: [address], timestamp: "2026-11-20T12:00:00.000Z" },
        },
      },
    ]);
  });

  test("complains about mail to complaint@ and accepts all other mail", () => {
    expect(eventsOf(mail("complaint+x@simulator.amazonses.com"))).toMatchObject([
      { type: "complaint", body: { eventType: "Complaint", complaint: { complaintFeedbackType: "abuse" } } },
    ]);
    expect(eventsOf(mail("success@simulator.amazonses.com", "bounce@example.se"))).toEqual([]);
  });
});

test("A topic passes its messages to its subscribed functions and to no others", () => {
  const begun: [string, unknown][] = [];
  const publish = createTopics({ clock: { now: () => 0 } } as Parameters<typeof createTopics>[0], {
    subscriptions: [
      { arn: "topic-a:1", topicArn: "topic-a", functionName: "feedback" },
      { arn: "topic-b:1", topicArn: "topic-b", functionName: "other" },
    ],
    begin: (name, event) => begun.push([name, event]),
  });
  publish("topic-a", '{"a":1}', "Subject");
  expect(begun).toMatchObject([
    ["feedback", { Records: [{ EventSource: "aws:sns", Sns: { Message: '{"a":1}', Subject: "Subject" } }] }],
  ]);
});
