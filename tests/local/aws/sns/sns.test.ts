import { PublishCommand, SNSClient, type PublishCommandInput } from "@aws-sdk/client-sns";
import { afterAll, describe, expect, test } from "vitest";
import { createSes } from "#local/aws/ses/ses.ts";
import { createSns } from "#local/aws/sns/sns.ts";
import { serve } from "#tests/local/serve.ts";

const credentials = { accessKeyId: "local", secretAccessKey: "local-secret" };
const clock = { now: () => Date.now() };
const context = { clock, credentials, region: "eu-west-1", accountId: "000000000000", stateDir: undefined };

const ses = createSes(context, { prefix: "/ses", inboxPrefix: "/_local/mail", verifiedSenders: "any" });
const sns = createSns(context, { prefix: "/sns", deliver: (sent) => ses.deliverText(sent) });
const server = await serve(() => ({
  prefix: "/",
  handle: (request, response) =>
    (request.url?.startsWith("/sns") ? sns : ses.inbox).handle(request, response),
  close: () => ses.api.close(),
}));
afterAll(() => server.close());

const publish = (input: PublishCommandInput, secretAccessKey = credentials.secretAccessKey) =>
  new SNSClient({
    region: "eu-west-1",
    endpoint: `${server.baseUrl}/sns`,
    credentials: { ...credentials, secretAccessKey },
    maxAttempts: 1,
  }).send(new PublishCommand(input));

const inbox = async (query = "") => (await fetch(`${server.baseUrl}/_local/mail.json${query}`)).json();

const text = { PhoneNumber: "+46701234567", Message: "Din kod är 123456 <b>" };

test("A text message arrives in the inbox, marked as one", async () => {
  const { MessageId } = await publish({
    ...text,
    MessageAttributes: {
      "AWS.SNS.SMS.SenderID": { DataType: "String", StringValue: "Cykelreg" },
      "AWS.SNS.SMS.SMSType": { DataType: "String", StringValue: "Transactional" },
    },
  });
  const [received] = await inbox("?to=+46701234567");
  expect(received).toMatchObject({
    kind: "sms",
    messageId: MessageId,
    from: "Cykelreg",
    to: ["+46701234567"],
    text: text.Message,
  });
  expect(await inbox(`?to=${encodeURIComponent("+46701234567")}`)).toHaveLength(1);
  const page = await fetch(`${server.baseUrl}/_local/mail`, { headers: { accept: "text/html" } });
  const html = await page.text();
  expect(html).toContain("<mark>SMS</mark> Din kod är 123456 &#60;b&#62;");
});

describe("A text message is refused", () => {
  test.each([
    ["to a number without a country", { PhoneNumber: "0701234567" }, "PhoneNumber"],
    ["to something that is no number", { PhoneNumber: "+46 70 123" }, "PhoneNumber"],
    ["without a word", { Message: "" }, "Empty message"],
    ["that is too long", { Message: "x".repeat(1601) }, "longer than"],
    ["to two places", { TopicArn: "arn:aws:sns:eu-west-1:000000000000:news" }, "Invalid number of target"],
    ["to nobody", { PhoneNumber: undefined }, "TopicArn or TargetArn"],
    [
      "from a sender phones cannot show",
      {
        MessageAttributes: { "AWS.SNS.SMS.SenderID": { DataType: "String", StringValue: "Cykelregistret" } },
      },
      "SenderID",
    ],
    [
      "of a type that is none",
      { MessageAttributes: { "AWS.SNS.SMS.SMSType": { DataType: "String", StringValue: "Urgent" } } },
      "SMSType",
    ],
  ])("%s", async (_what, change, why) => {
    await expect(publish({ ...text, ...change })).rejects.toMatchObject({
      name: "InvalidParameterException",
      message: expect.stringContaining(why),
    });
  });

  test("to a topic, because there are none", async () => {
    const { PhoneNumber: _phone, ...rest } = text;
    const topic = { ...rest, TopicArn: "arn:aws:sns:eu-west-1:000000000000:news" };
    await expect(publish(topic)).rejects.toMatchObject({ name: "NotFoundException" });
  });

  test("with a wrong signature, and does not arrive", async () => {
    const before = await inbox();
    await expect(publish(text, "guessed")).rejects.toMatchObject({ name: "SignatureDoesNotMatch" });
    expect(await inbox()).toEqual(before);
  });
});
