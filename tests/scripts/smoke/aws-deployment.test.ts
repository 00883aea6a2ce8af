import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { awsDeployment } from "../../../scripts/smoke/aws-deployment.ts";

const stacks = {
  "cykelregistret-dev": [
    ["AWS::ApiGatewayV2::Api", "ApiCD79AAA0", "abc123"],
    ["AWS::SNS::Topic", "AlarmsWake84022002", "arn:aws:sns:eu-west-1:123456789012:wake"],
    ["AWS::SNS::Topic", "AlarmsWorkDay1C3BD7E1", "arn:aws:sns:eu-west-1:123456789012:work-day"],
    ["AWS::CloudWatch::Alarm", "GivenUpAlarm1", "given-up"],
  ],
  "cykelregistret-dev-features": [["AWS::Lambda::Function", "SearchFunction1", "search"]],
  "cykelregistret-dev-store-features": [],
  "cykelregistret-dev-admin-features": [],
  "cykelregistret-dev-pages": [],
  "cykelregistret-dev-jobs": [
    ["AWS::Lambda::Function", "EraseAccountsFunction1", "erase-accounts"],
    ["AWS::Lambda::Function", "ExpireTransfersFunction1", "expire-transfers"],
    ["AWS::Scheduler::Schedule", "ClockAccountErasure1", "erasure"],
    ["AWS::CloudWatch::Alarm", "ClockAccountErasureMissing1", "erasure-missing"],
  ],
  "cykelregistret-dev-edge-watch-eu-west-1": [
    ["AWS::SNS::Topic", "AlarmsWake84022002", "arn:aws:sns:us-east-1:123456789012:wake"],
    ["AWS::SNS::Topic", "AlarmsWorkDay1C3BD7E1", "arn:aws:sns:us-east-1:123456789012:work-day"],
    ["AWS::CloudWatch::Alarm", "SiteFailures1", "failures"],
  ],
};

const member = (fields: Record<string, string>): string =>
  `<member>${Object.entries(fields)
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join("")}</member>`;

const answerOf = (action: string, inner: string): string =>
  `<${action}Response xmlns="http://example.com/"><${action}Result>${inner}</${action}Result></${action}Response>`;

const outputs = { SiteUrl: "https://d1.cloudfront.net", UserPoolId: "eu-west-1_Pool" };

const described = (): string => {
  const xml = Object.entries(outputs).map(([OutputKey, OutputValue]) => member({ OutputKey, OutputValue }));
  const stack = `<member><StackName>x</StackName><Outputs>${xml.join("")}</Outputs></member>`;
  return answerOf("DescribeStacks", `<Stacks>${stack}</Stacks>`);
};

/** One resource a page. */
const listed = (stackName: string, next: string | null): string => {
  const [, rows = []] = Object.entries(stacks).find(([name]) => name === stackName) ?? [];
  const [type = "", logical = "", physical = ""] = rows[Number(next ?? 0)] ?? [];
  const resource = { ResourceType: type, LogicalResourceId: logical, PhysicalResourceId: physical };
  const following = Number(next ?? 0) + 1;
  const more = following < rows.length ? `<NextToken>${following}</NextToken>` : "";
  const summaries = `<StackResourceSummaries>${member(resource)}</StackResourceSummaries>`;
  return answerOf("ListStackResources", `${summaries}${more}`);
};

const Variables = {
  TABLE_NAME: "register",
  USER_POOL_ID: "eu-west-1_Pool",
  RECEIPTS_BUCKET: "receipts",
  BIKE_PHOTOS_BUCKET: "photos",
  ID_CARDS_BUCKET: "cards",
  BUG_PICTURES_BUCKET: "bugs",
  OWN_COPIES_BUCKET: "copies",
  ERASURES_BUCKET: "erasures",
  DISTRIBUTION_ID: "E1",
};

/** AWS's responses when all is well. */
const well = {
  state: "ENABLED",
  subscription: "arn:aws:sns:confirmed",
  events: [{}],
  ringing: ["somebody-elses"],
  erased: {},
};
const aws: typeof well & { erased: object } = { ...well };

const say = async (request: IncomingMessage): Promise<string> => {
  const { url = "", headers } = request;
  const asked = new URLSearchParams(await text(request));
  if (!headers.authorization?.startsWith("AWS4-HMAC-SHA256 ")) return "<Error/>";
  const action = asked.get("Action");
  if (action === "DescribeStacks") return described();
  if (action === "ListStackResources") return listed(asked.get("StackName") ?? "", asked.get("NextToken"));
  if (action === "ListSubscriptionsByTopic")
    return answerOf(
      action,
      `<Subscriptions>${member({ SubscriptionArn: aws.subscription })}</Subscriptions>`,
    );
  if (action === "DescribeAlarms")
    return answerOf(
      action,
      `<MetricAlarms>${aws.ringing.map((AlarmName) => member({ AlarmName })).join("")}</MetricAlarms>`,
    );
  if (url.startsWith("/schedules/erasure"))
    return JSON.stringify({
      State: aws.state,
      Target: { Arn: "arn:aws:lambda:eu-west-1:123456789012:function:erase-accounts" },
    });
  if (url.startsWith("/2015-03-31/functions/erase-accounts/invocations")) return JSON.stringify(aws.erased);
  if (url.startsWith("/2015-03-31/functions/erase-accounts/configuration"))
    return JSON.stringify({ Environment: { Variables } });
  if (url.startsWith("/2015-03-31/functions/expire-transfers/configuration"))
    return JSON.stringify({ Environment: { Variables: { SIGNATURES_BUCKET: "signatures" } } });
  if (headers["x-amz-target"]?.includes("LookupEvents")) return JSON.stringify({ Events: aws.events });
  return "<Error/>";
};

let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => void say(request).then((answer) => response.end(answer)));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => server.close());
beforeEach(() => {
  const { port } = server.address() as AddressInfo;
  vi.stubEnv("AWS_ENDPOINT_URL", `http://127.0.0.1:${port}`);
  vi.stubEnv("AWS_ACCESS_KEY_ID", "AKIDEXAMPLE");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "secret");
  vi.stubEnv("AWS_REGION", "");
  Object.assign(aws, well);
});

describe("a deployment on AWS", () => {
  it("is found by its stacks' outputs and resources", async () => {
    expect(await awsDeployment("dev")).toMatchObject({
      siteUrl: outputs.SiteUrl,
      apiUrl: "https://abc123.execute-api.eu-west-1.amazonaws.com",
      userPoolId: outputs.UserPoolId,
      removal: { ...Variables, SIGNATURES_BUCKET: "signatures" },
      sendsMail: false,
      takesPayments: false,
      isEmbedded: false,
    });
  });

  it("has no faults when schedules run, alarms have subscribers and CloudTrail records events", async () => {
    const { watch } = await awsDeployment("dev");
    const watched = [watch.schedules(), watch.jobs(), watch.alarms(), watch.trail()];
    expect((await Promise.all(watched)).flat()).toEqual([]);
    aws.ringing = [];
    expect(await watch.schedules()).toEqual([]);
  });

  it("lists its faults in words", async () => {
    const { watch } = await awsDeployment("dev");
    Object.assign(aws, {
      state: "DISABLED",
      subscription: "PendingConfirmation",
      events: [],
      ringing: ["erasure-missing"],
      erased: { errorType: "AccessDeniedException", errorMessage: "no" },
    });
    const watched = [watch.schedules(), watch.jobs(), watch.alarms(), watch.trail()];
    expect((await Promise.all(watched)).flat()).toEqual([
      "erasure is switched off.",
      "erasure-missing rings: its job has not run at its time.",
      "The job of erasure fails with AccessDeniedException.",
      "Nobody has confirmed that alarms of eu-west-1 may come to them.",
      "Nobody has confirmed that alarms of us-east-1 may come to them.",
      "CloudTrail has no event of the user pool; they come up to 15 minutes late, so try again.",
    ]);
  });

  it("is an error for an unknown stage", async () => {
    await expect(awsDeployment("moon")).rejects.toThrow("There is no stage moon in lib/stages.");
  });
});
