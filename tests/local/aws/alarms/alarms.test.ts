import { beforeEach, describe, expect, test } from "vitest";
import { openMetrics } from "#local/aws/alarms/metrics.ts";
import { meteredInvoke } from "#local/aws/alarms/sources.ts";
import { watchAlarms } from "#local/aws/alarms/watch.ts";
import { openTemplate } from "#local/template/cloud-template.ts";
import { readAlarms, type AlarmConfig } from "#local/template/readers/alarms.ts";
import { readAlarmTopics, type AlarmTopic, type Policy } from "#local/template/readers/alarm-topics.ts";
import { assembly, buildAll } from "#local/build/build-all.ts";
import { openRecords } from "#local/state/records.ts";

let now: number;
const clock = { now: () => now };
const credentials = { accessKeyId: "local", secretAccessKey: "local-secret" };
const context = { clock, credentials, region: "eu-west-1", accountId: "000000000000", stateDir: undefined };
beforeEach(() => {
  now = Date.parse("2026-11-20T12:00:00Z");
});

const metric = (id: string, name: string) => ({
  id,
  namespace: "AWS/Lambda",
  name,
  dimensions: { FunctionName: "bikes" },
  seconds: 300,
  statistic: "Sum",
});
const anAlarm = (change: Partial<AlarmConfig> = {}): AlarmConfig => ({
  name: "Bikes",
  description: "Nobody can register a bike.",
  topics: ["topic"],
  silenceTopics: [],
  metrics: [metric("errors", "Errors"), metric("throttles", "Throttles")],
  expression: "errors + throttles",
  comparison: "GreaterThanThreshold",
  periods: 1,
  threshold: 0,
  missing: "notBreaching",
  ...change,
});
const policy = (change: object = {}): Policy => ({
  Statement: [
    {
      Effect: "Allow",
      Action: ["sns:Publish", "kms:Decrypt", "kms:GenerateDataKey*"],
      Principal: { Service: "cloudwatch.amazonaws.com" },
      Condition: { StringEquals: { "aws:SourceAccount": "000000000000" } },
      ...change,
    },
  ],
});
const aTopic = (change: Partial<AlarmTopic> = {}): AlarmTopic => ({
  arn: "topic",
  policy: policy(),
  keyPolicy: policy(),
  emails: ["drift@example.se"],
  ...change,
});

const watch = (alarm: AlarmConfig, topic = aTopic(), records = openRecords(undefined)) => {
  const metrics = openMetrics(clock, records);
  const mails: { to: string; subject: string; text: string }[] = [];
  const look = watchAlarms(context, {
    alarms: [alarm],
    topics: [topic],
    metrics,
    records,
    mail: async (sent) => void mails.push(sent),
    report: (error) => expect.fail(String(error)),
  });
  const fail = () => metrics.add(metric("errors", "Errors"), 1);
  return { metrics, mails, look, fail };
};

describe("An alarm", () => {
  test("rings when its sum exceeds its threshold, notifies once and ends", () => {
    const { look, fail, mails } = watch(anAlarm());
    expect(look()).toMatchObject([{ state: "OK" }]);
    fail();
    expect(look()).toMatchObject([{ state: "ALARM", told: ["drift@example.se was told."] }]);
    look();
    expect(mails).toEqual([
      {
        to: "drift@example.se",
        subject: 'ALARM: "Bikes"',
        text: expect.stringContaining("Nobody can register"),
      },
    ]);
    now += 10 * 60_000;
    expect(look()).toMatchObject([{ state: "OK" }]);
    fail();
    look();
    expect(mails).toHaveLength(2);
  });

  test("on an objective rings when more fails than it allows of the calls", () => {
    const calls = metric("c0", "Invocations");
    const { look, metrics, fail } = watch(
      anAlarm({
        metrics: [metric("f0", "Errors"), calls],
        expression: "FILL(f0, 0) - 0.0144 * FILL(c0, 0)",
        threshold: 5,
      }),
    );
    for (let call = 0; call < 1000; call += 1) metrics.add(calls, 1);
    for (let failure = 0; failure < 19; failure += 1) fail();
    expect(look()).toMatchObject([{ state: "OK" }]);
    fail();
    expect(look()).toMatchObject([{ state: "ALARM" }]);
  });

  describe("of a job", () => {
    const invocations = { ...metric("m", "Invocations"), seconds: 3600 };
    const missing = { comparison: "LessThanThreshold", threshold: 1, periods: 2, missing: "missing" };
    const ofJob = anAlarm({
      metrics: [invocations],
      expression: undefined,
      topics: [],
      silenceTopics: ["topic"],
      ...missing,
    });

    test("does not ring right after the job was installed", () => {
      const { look, mails } = watch(ofJob);
      expect(look()).toMatchObject([{ state: "INSUFFICIENT_DATA" }]);
      now += 5 * 60 * 60_000;
      look();
      expect(mails).toEqual([]);
    });

    test("rings while a job has never run, and ends when it runs", () => {
      const { look, metrics, mails } = watch({
        ...ofJob,
        missing: "breaching",
        silenceTopics: [],
        topics: ["topic"],
      });
      expect([look(), look()]).toMatchObject([[{ state: "ALARM" }], [{ state: "ALARM" }]]);
      expect(mails.map(({ subject }) => subject)).toEqual(['ALARM: "Bikes"']);
      metrics.add(invocations, 1);
      expect(look()).toMatchObject([{ state: "OK" }]);
    });

    test("rings once when a job has not run for its number of periods", () => {
      const { look, metrics, mails } = watch(ofJob);
      metrics.add(invocations, 1);
      now += 90 * 60_000;
      expect(look()).toMatchObject([{ state: "OK" }]);
      expect(mails).toEqual([]);
      now += 60 * 60_000;
      const silent = { state: "INSUFFICIENT_DATA", told: ["drift@example.se was told."] };
      expect([look(), look()]).toMatchObject([[silent], [silent]]);
      expect(mails.map(({ subject }) => subject)).toEqual(['INSUFFICIENT_DATA: "Bikes"']);
    });
  });

  test("rings on after a restart, without a second mail", () => {
    const records = openRecords(undefined);
    const before = watch(anAlarm(), aTopic(), records);
    before.fail();
    before.look();
    before.metrics.close();
    now += 60_000;
    const after = watch(anAlarm(), aTopic(), records);
    expect(after.look()).toMatchObject([{ state: "ALARM", told: ["drift@example.se was told."] }]);
    expect([before.mails.length, after.mails.length]).toEqual([1, 0]);
    now += 10 * 60_000;
    expect(after.look()).toMatchObject([{ state: "OK" }]);
  });

  test.each([
    [{ expression: "errors / throttles" }, "The expression errors / throttles is not understood here."],
    [
      { metrics: [{ ...metric("m", "Latency") }], expression: undefined },
      "AWS/Lambda Latency is not measured here.",
    ],
    [{ comparison: "LessThanLowerThreshold" }, "LessThanLowerThreshold is not understood here."],
  ])("is never skipped in silence: %j", (change, reason) => {
    expect(watch(anAlarm(change)).look()).toMatchObject([{ state: "NOT_EVALUATED", reason }]);
  });

  test.each([
    [{ policy: undefined }, "The policy of the topic does not let CloudWatch publish"],
    [
      { policy: policy({ Condition: { StringEquals: { "aws:SourceAccount": "1" } } }) },
      "policy of the topic",
    ],
    [{ policy: policy({ Effect: "Deny" }) }, "policy of the topic"],
    [{ keyPolicy: policy({ Action: ["kms:Decrypt"] }) }, "The policy of the topic's key"],
    [{ emails: [] }, "Nobody has subscribed"],
  ])("says that nobody is notified with %j", (change, why) => {
    const { look, fail, mails } = watch(anAlarm(), aTopic(change));
    fail();
    expect(look()).toMatchObject([{ state: "ALARM", told: [expect.stringContaining(why)] }]);
    expect(mails).toEqual([]);
  });
});

describe("A metric", () => {
  test("is read from the output of functions in the format of CloudWatch", () => {
    const metrics = openMetrics(clock, openRecords(undefined));
    const told = {
      Namespace: "Cykelregistret/local",
      Dimensions: [[]],
      Metrics: [{ Name: "LedgerMismatch" }],
    };
    metrics.read(JSON.stringify({ _aws: { CloudWatchMetrics: [told] }, LedgerMismatch: 2 }));
    metrics.read("something else");
    const name = { namespace: "Cykelregistret/local", name: "LedgerMismatch", dimensions: {} };
    expect(metrics.over(name, now, 300)).toEqual({ sum: 2, most: 2 });
  });

  test("survives a restart", () => {
    const records = openRecords(undefined);
    const metrics = openMetrics(clock, records);
    const name = { namespace: "AWS/Lambda", name: "Errors", dimensions: {} };
    metrics.add(name, 1);
    metrics.add(name, 1);
    metrics.close();
    expect(openMetrics(clock, records).over(name, now, 300)).toEqual({ sum: 2, most: 1 });
  });

  test("counts 5xx responses of the API although its function did not fail", async () => {
    const metrics = openMetrics(clock, openRecords(undefined));
    const invoke = meteredInvoke(async () => ({ statusCode: 500 }), metrics, new Map());
    await invoke("bikes", { requestContext: { apiId: "api", http: {} } });
    const name = { namespace: "AWS/ApiGateway", name: "5xx", dimensions: { ApiId: "api" } };
    expect(metrics.over(name, now, 300)?.sum).toBe(1);
  });
});

test("An alias counts the errors of its version, apart from the function", async () => {
  const metrics = openMetrics(clock, openRecords(undefined));
  const versions = new Map([["bikes:live", "7"]]);
  const invoke = meteredInvoke(async () => Promise.reject(new Error("broken")), metrics, versions);
  await expect(invoke("bikes:live", {})).rejects.toThrow("broken");
  await expect(invoke("bikes", {})).rejects.toThrow("broken");
  const dimensions = { FunctionName: "bikes", Resource: "bikes:live", ExecutedVersion: "7" };
  expect(metrics.over({ namespace: "AWS/Lambda", name: "Errors", dimensions }, now, 60)?.sum).toBe(1);
  const calls = { namespace: "AWS/Lambda", name: "Invocations", dimensions: { FunctionName: "bikes" } };
  expect(metrics.over(calls, now, 60)?.sum).toBe(2);
});

const alarmsOfTemplate = async () => {
  await buildAll(() => undefined, { web: false });
  const place = { accountId: "000000000000", region: "eu-west-1", baseUrl: "http://127.0.0.1:4300" };
  const template = openTemplate(assembly, place, openRecords(undefined));
  const topics = readAlarmTopics(template);
  const alarms = readAlarms(template);
  const waking = topics.filter(({ arn }) => arn.includes("AlarmsWake")).map(({ arn }) => arn);
  const objectives = alarms.filter(
    (alarm) => alarm.expression?.includes(" * ") && alarm.topics.some((arn) => waking.includes(arn)),
  );
  return { topics, alarms, waking, objectives };
};

/** Ids of the alarms that would wake a person after these calls, of which this share is throttled. */
const wokenBy = async (calls: number, throttled: number): Promise<string[]> => {
  const { topics, alarms, waking, objectives } = await alarmsOfTemplate();
  const metrics = openMetrics(clock, openRecords(undefined));
  for (const each of objectives.flatMap((alarm) => alarm.metrics)) {
    if (each.name === "Invocations") metrics.add(each, calls);
    if (each.name === "Throttles") metrics.add(each, calls * throttled);
  }
  const records = openRecords(undefined);
  const mail = () => Promise.resolve();
  const report = (error: unknown) => expect.fail(String(error));
  const look = watchAlarms(context, { alarms, topics, metrics, records, mail, report });
  return look().flatMap(({ name, state, topics: told }) =>
    state === "ALARM" && told.some((arn) => waking.includes(arn)) ? name : [],
  );
};

test("A bad day on which every function is throttled at 1 % wakes nobody", async () => {
  expect(await wokenBy(2000, 0.01)).toEqual([]);
});

test("A quiet night in which two of four calls fail wakes nobody", async () => {
  expect(await wokenBy(4, 0.5)).toEqual([]);
});

test("A function that fails a tenth of its calls wakes somebody for each thing that people do", async () => {
  const { objectives } = await alarmsOfTemplate();
  const measured = objectives.filter(({ metrics }) =>
    metrics.every(({ namespace }) => namespace !== "AWS/Cognito"),
  );
  expect(measured.length).toBeGreaterThan(4);
  expect(await wokenBy(200, 0.1)).toEqual(measured.map(({ name }) => name));
});

test("The alarms of the template are read, and metrics that are not measured here are named", async () => {
  const { topics, alarms } = await alarmsOfTemplate();
  expect(alarms.length).toBeGreaterThan(50);
  expect(
    alarms.flatMap(({ topics: told }) => told).filter((arn) => !topics.some((each) => each.arn === arn)),
  ).toEqual([]);
  const look = watchAlarms(context, {
    alarms,
    topics,
    metrics: openMetrics(clock, openRecords(undefined)),
    records: openRecords(undefined),
    mail: () => Promise.resolve(),
    report: (error) => expect.fail(String(error)),
  });
  const reasons = look().flatMap((seen) => (seen.state === "NOT_EVALUATED" ? seen.reason : []));
  expect(reasons.filter((reason) => reason.includes("understood"))).toEqual([]);
  expect(look().filter(({ state }) => state === "OK").length).toBeGreaterThan(30);
  // A fresh installation has no failures.
  expect(look().filter(({ state }) => state === "ALARM")).toEqual([]);
});
