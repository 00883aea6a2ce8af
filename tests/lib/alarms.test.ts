import { existsSync, readFileSync } from "node:fs";
import type { Template } from "aws-cdk-lib/assertions";
import { describe, expect, it } from "vitest";
import {
  type Properties,
  production,
  registryApp,
  resourcesOfType,
  deploymentOf,
} from "#tests/lib/synthesised.ts";

const app = await registryApp(production);
const template = deploymentOf(app);

type Statement = {
  Effect: string;
  Action: string | string[];
  Principal?: { Service?: string | string[] };
  Condition?: object;
};

const statementsOf = (policy: unknown): Statement[] => (policy as { Statement: Statement[] }).Statement;

const idOf = (reference: unknown): string => {
  const { Ref, "Fn::GetAtt": attribute } = reference as { Ref?: string; "Fn::GetAtt"?: [string, string] };
  return Ref ?? attribute?.[0] ?? "";
};

const propertiesOf = (type: string): [string, Properties][] =>
  resourcesOfType(template, type).map(([id, { Properties: properties }]) => [id, properties]);

const allowedToCloudWatch = (statements: readonly Statement[]) =>
  statements.filter(
    ({ Effect, Principal }) =>
      Effect === "Allow" && [Principal?.Service].flat().includes("cloudwatch.amazonaws.com"),
  );

/** The metrics of all alarms, as `AWS/Lambda IteratorAge`. */
const watchedIn = (from: Template): Set<string> => {
  const metrics = resourcesOfType(from, "AWS::CloudWatch::Alarm").flatMap(([, { Properties: alarm }]) => [
    alarm,
    ...((alarm["Metrics"] ?? []) as { MetricStat?: { Metric: object } }[]).map(
      ({ MetricStat }) => MetricStat?.Metric ?? {},
    ),
  ]);
  return new Set(
    metrics.flatMap((metric) => {
      const { Namespace, MetricName } = metric as { Namespace?: string; MetricName?: string };
      return Namespace === undefined ? [] : [`${Namespace} ${MetricName}`];
    }),
  );
};

describe("an alarm", () => {
  it.each([
    "AWS/ApiGateway 5xx",
    "AWS/Lambda Throttles",
    "Cykelregistret/Releases FailedAnswers",
    "AWS/Lambda Errors",
    "AWS/Lambda IteratorAge",
    "AWS/Lambda Invocations",
    "AWS/DynamoDB ThrottledRequests",
    "AWS/DynamoDB SystemErrors",
    "AWS/SES Reputation.BounceRate",
    "AWS/SES Reputation.ComplaintRate",
    "AWS/Cognito SignInThrottles",
    "AWS/Cognito TokenRefreshThrottles",
    "AWS/Textract ThrottledCount",
    "AWS/Rekognition ThrottledCount",
    "AWS/SNS SMSMonthToDateSpentUSD",
    "AWS/WAFV2 BlockedRequests",
  ])("watches %s", (metric) => {
    expect(watchedIn(template)).toContain(metric);
  });

  it("also watches CloudFront and the firewall in us-east-1, where CloudFront reports", () => {
    const edge = deploymentOf(app, ["EdgeWatch"]);
    expect(watchedIn(edge)).toEqual(new Set(["AWS/CloudFront 5xxErrorRate", "AWS/WAFV2 BlockedRequests"]));
    expect(resourcesOfType(edge, "AWS::SNS::Subscription")).toHaveLength(2);
  });

  it("says what the failure means to people", () => {
    const texts = resourcesOfType(template, "AWS::CloudWatch::Alarm").map(
      ([
        ,
        {
          Properties: { AlarmDescription: text },
        },
      ]) => text,
    );
    expect(texts.filter((text) => typeof text !== "string" || text.length < 20)).toEqual([]);
  });

  it("names an existing page of the runbook", () => {
    const edge = deploymentOf(app, ["EdgeWatch"]);
    const alarms = [template, edge].flatMap((each) => resourcesOfType(each, "AWS::CloudWatch::Alarm"));
    const pages = alarms.map(
      ([, { Properties: alarm }]) =>
        /What to do: (docs\/runbook\/[\w-]+\.md)$/.exec(String(alarm["AlarmDescription"]))?.[1],
    );
    const root = new URL("../../", import.meta.url);
    expect(pages.filter((page) => page === undefined || !existsSync(new URL(page, root)))).toEqual([]);
    expect(new Set(pages).size).toBe(14);
  });

  /** Alarms on missing data: their metric, the meaning of missing data, and whom they notify. */
  const silences = (from: Template) => {
    const alarms = resourcesOfType(from, "AWS::CloudWatch::Alarm").filter(
      ([, { Properties: alarm }]) => alarm["ComparisonOperator"] === "LessThanThreshold",
    );
    return alarms.map(([, { Properties: alarm }]) => ({
      metric: alarm["MetricName"],
      missing: alarm["TreatMissingData"],
      rings: Array.isArray(alarm["AlarmActions"]),
      tellsOfNoData: Array.isArray(alarm["InsufficientDataActions"]),
    }));
  };

  it("reports every job that does not run, even if it has never run", () => {
    const jobs = resourcesOfType(template, "AWS::Scheduler::Schedule");
    expect(jobs.length).toBeGreaterThan(0);
    const silence = { metric: "Invocations", missing: "breaching", rings: true, tellsOfNoData: false };
    expect(silences(template)).toEqual(jobs.map(() => silence));
  });

  it("reports, before a stage is live, only jobs that have stopped running", async () => {
    const fresh = deploymentOf(await registryApp({ ...production, isLive: false }));
    const jobs = resourcesOfType(fresh, "AWS::Scheduler::Schedule");
    const silence = { metric: "Invocations", missing: "missing", rings: true, tellsOfNoData: true };
    expect(silences(fresh)).toEqual(jobs.map(() => silence));
  });
});

type Ringing = {
  readonly id: string;
  readonly actions: string[];
  readonly over: string[];
  readonly page: string;
};
const ringingIn = (from: Template): Ringing[] =>
  resourcesOfType(from, "AWS::CloudWatch::Alarm").flatMap(([id, { Properties: alarm }]) => {
    const { AlarmActions = [], OKActions = [], AlarmDescription } = alarm as Record<string, unknown[]>;
    const page = /docs\/runbook\/([\w-]+)\.md$/.exec(String(AlarmDescription))?.[1] ?? "";
    return { id, actions: AlarmActions.map(idOf), over: OKActions.map(idOf), page };
  });

describe("the people on call", () => {
  const all = [template, deploymentOf(app, ["EdgeWatch"])].flatMap(ringingIn);
  const waking = all.filter(({ actions }) => actions.some((topic) => topic.startsWith("AlarmsWake")));

  it("are woken by what people feel, and by no more than twelve alarms", () => {
    expect(waking.map(({ id }) => id.replace(/[0-9A-F]{8}$/, "")).toSorted()).toEqual([
      "CheckingFast",
      "CreditingFast",
      "MessagingFast",
      "PayingFast",
      "RegisteringFast",
      "RegistrationFailsAlarm",
      "SearchFailsAlarm",
      "SignInFailsAlarm",
      "SigningInFast",
      "SiteFailures",
      "TransferringFast",
    ]);
  });

  it.each(waking)("find on the page of $id a command to begin with", ({ page }) => {
    const text = readFileSync(new URL(`../../docs/runbook/${page}.md`, import.meta.url), "utf8");
    expect(text).toMatch(/`(aws|curl|npm run) [^`]+`/);
  });

  it("hear at once when somebody deletes a table, a key or a trail, or signs in as root", () => {
    const rules = [template, deploymentOf(app, ["EdgeWatch"])]
      .flatMap((each) => resourcesOfType(each, "AWS::Events::Rule"))
      .filter(([, { Properties }]) =>
        (Properties["Targets"] as { Arn: unknown }[]).some(({ Arn }) => idOf(Arn).startsWith("AlarmsWake")),
      );
    const patterns = JSON.stringify(rules.map(([, { Properties }]) => Properties["EventPattern"]));
    for (const call of ["DeleteTable", "ScheduleKeyDeletion", "StopLogging", "DeleteUserPool", '"Root"'])
      expect(patterns).toContain(call);
    expect(rules).toHaveLength(2);
  });

  it("can have addresses of their own, of mail or of a service on call", async () => {
    const wakeAddresses = ["night@cykelregistret.example", "https://on-call.example/hook"];
    const called = deploymentOf(await registryApp({ ...production, wakeAddresses }));
    const woken = resourcesOfType(called, "AWS::SNS::Subscription").filter(([, { Properties }]) =>
      idOf(Properties["TopicArn"]).startsWith("AlarmsWake"),
    );
    expect(woken.map(([, { Properties }]) => Properties["Endpoint"])).toEqual(wakeAddresses);
  });

  it("and those of the work day are told when it is over; which function failed tells nobody", () => {
    const told = all.filter(({ actions }) => actions.length > 0);
    expect(told.filter(({ actions, over }) => String(actions) !== String(over))).toEqual([]);
    const silent = all.filter(({ actions }) => actions.length === 0).map(({ id }) => id);
    expect(silent).toEqual(expect.arrayContaining([expect.stringMatching(/^SearchFunctionAlarm/)]));
  });
});

it("an objective rings fast at 2 % of a month's failures in an hour, slowly at 10 % in three days", () => {
  const burnOf = (speed: string) => {
    const [, alarm] = propertiesOf("AWS::CloudWatch::Alarm").find(([id]) => id.startsWith(speed))!;
    const metrics = JSON.stringify(alarm["Metrics"]);
    const [, share] = /- ([\d.]+) \* FILL\(c0, 0\)"/.exec(metrics) ?? [];
    return [alarm["EvaluationPeriods"], /"Period":(\d+)/.exec(metrics)?.[1], share];
  };
  expect(burnOf("CheckingFast")).toEqual([1, "3600", "0.0144"]);
  expect(burnOf("CheckingSlow")).toEqual([3, "86400", "0.001"]);
});

describe("every alarm that tells somebody", () => {
  it("reaches a person: the account's alarms may publish to its topic with the topic's key, and the topic has a subscriber", () => {
    // An alarm that only rolls a release back accompanies alarms that notify people.
    const deciding = propertiesOf("AWS::CodeDeploy::DeploymentGroup").flatMap(([, { AlarmConfiguration }]) =>
      (AlarmConfiguration as { Alarms: { Name: unknown }[] }).Alarms.map(({ Name }) => idOf(Name)),
    );
    const alarms = propertiesOf("AWS::CloudWatch::Alarm").filter(
      ([id, { AlarmActions }]) => AlarmActions !== undefined && !deciding.includes(id),
    );
    expect(alarms.length).toBeGreaterThan(30);
    const topics = new Map(propertiesOf("AWS::SNS::Topic"));
    const keys = new Map(propertiesOf("AWS::KMS::Key"));
    const subscribed = propertiesOf("AWS::SNS::Subscription").map(([, { TopicArn }]) => idOf(TopicArn));
    const reached = alarms.flatMap(([, { AlarmActions }]) => (AlarmActions as unknown[]).map(idOf));
    expect(reached).toHaveLength(alarms.length);
    for (const topicId of new Set(reached)) {
      const statements = propertiesOf("AWS::SNS::TopicPolicy")
        .filter(([, { Topics }]) => (Topics as unknown[]).map(idOf).includes(topicId))
        .flatMap(([, { PolicyDocument }]) => statementsOf(PolicyDocument));
      expect(allowedToCloudWatch(statements)).toEqual([
        expect.objectContaining({
          Action: "sns:Publish",
          Condition: { StringEquals: { "aws:SourceAccount": { Ref: "AWS::AccountId" } } },
        }),
      ]);
      const key = keys.get(idOf(topics.get(topicId)?.["KmsMasterKeyId"]));
      const uses = allowedToCloudWatch(statementsOf(key?.["KeyPolicy"])).flatMap(({ Action }) => Action);
      expect(uses).toEqual(expect.arrayContaining(["kms:Decrypt", "kms:GenerateDataKey*"]));
      expect(subscribed).toContain(topicId);
    }
  });
});

describe("the budget", () => {
  it("notifies the alarms' topic when a month's cost is above the limit, and when it is forecast to be", () => {
    const [[, { Budget, NotificationsWithSubscribers }]] = propertiesOf("AWS::Budgets::Budget") as [
      [string, { Budget: object; NotificationsWithSubscribers: { Subscribers: { Address: unknown }[] }[] }],
    ];
    expect(Budget).toMatchObject({
      BudgetName: "cykelregistret-prod-jobs-eu-west-1-Month, see docs/runbook/cost.md",
      BudgetLimit: { Amount: 400, Unit: "USD" },
      TimeUnit: "MONTHLY",
    });
    expect(existsSync(new URL("../../docs/runbook/cost.md", import.meta.url))).toBe(true);
    const subscribers = (SubscriptionType: string) => [expect.objectContaining({ SubscriptionType })];
    expect(NotificationsWithSubscribers).toMatchObject([
      { Notification: { NotificationType: "ACTUAL", Threshold: 100 }, Subscribers: subscribers("SNS") },
      { Notification: { NotificationType: "FORECASTED", Threshold: 100 }, Subscribers: subscribers("SNS") },
    ]);
    const subscribed = propertiesOf("AWS::SNS::Subscription").map(([, { TopicArn }]) => idOf(TopicArn));
    for (const { Subscribers } of NotificationsWithSubscribers)
      expect(subscribed).toContain(idOf(Subscribers[0]?.Address));
  });

  it("may use the topic and its key from this account only", () => {
    const statements = ["AWS::SNS::TopicPolicy", "AWS::KMS::Key"].flatMap((type) =>
      propertiesOf(type).flatMap(([, { PolicyDocument, KeyPolicy }]) =>
        statementsOf(PolicyDocument ?? KeyPolicy),
      ),
    );
    const ofBudgets = statements.filter(({ Principal }) =>
      [Principal?.Service].flat().includes("budgets.amazonaws.com"),
    );
    expect(ofBudgets.map(({ Action }) => Action)).toEqual([
      "sns:Publish",
      ["kms:Decrypt", "kms:GenerateDataKey*"],
    ]);
    for (const { Condition } of ofBudgets)
      expect(Condition).toEqual({ StringEquals: { "aws:SourceAccount": { Ref: "AWS::AccountId" } } });
  });
});

it("CloudFront does not cache errors", () => {
  const [[, { DistributionConfig }]] = propertiesOf("AWS::CloudFront::Distribution") as [
    [string, { DistributionConfig: { CustomErrorResponses: object[] } }],
  ];
  expect(DistributionConfig.CustomErrorResponses).toEqual(
    [500, 501, 502, 503, 504].map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 })),
  );
});
