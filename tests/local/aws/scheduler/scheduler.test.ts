import { afterEach, describe, expect, test, vi } from "vitest";
import { createClock } from "#local/clock/movable-clock.ts";
import { nextRun } from "#local/aws/scheduler/next-run.ts";
import { startScheduler, type Scheduler } from "#local/aws/scheduler/scheduler.ts";
import { openRecords } from "#local/state/records.ts";
import type { ScheduleConfig } from "#local/template/readers/schedules.ts";

const at = (text: string) => Date.parse(text);
const next = (expression: string, after: string, timezone = "UTC") => {
  const millis = nextRun(expression, timezone, { since: at("2026-11-20T12:00:00Z"), after: at(after) });
  return millis === undefined ? undefined : new Date(millis).toISOString();
};

describe("An expression comes due", () => {
  test.each([
    ["rate(5 minutes)", "2026-11-20T12:07:00Z", "UTC", "2026-11-20T12:10:00.000Z"],
    ["rate(1 hour)", "2026-11-20T12:00:00Z", "UTC", "2026-11-20T13:00:00.000Z"],
    ["cron(30 3 * * ? *)", "2026-11-20T12:00:00Z", "Europe/Stockholm", "2026-11-21T02:30:00.000Z"],
    ["cron(30 3 * * ? *)", "2026-07-01T12:00:00Z", "Europe/Stockholm", "2026-07-02T01:30:00.000Z"],
    // Monday is 2 in EventBridge.
    ["cron(0 8 ? * 2 *)", "2026-11-20T12:00:00Z", "UTC", "2026-11-23T08:00:00.000Z"],
    ["cron(0 8 ? * MON-FRI *)", "2026-11-20T12:00:00Z", "UTC", "2026-11-23T08:00:00.000Z"],
    ["cron(0 0 1 1 ? 2030)", "2026-11-20T12:00:00Z", "UTC", "2030-01-01T00:00:00.000Z"],
    ["cron(0/15 * * * ? *)", "2026-11-20T12:01:00Z", "UTC", "2026-11-20T12:15:00.000Z"],
    ["at(2026-12-24T15:00:00)", "2026-11-20T12:00:00Z", "Europe/Stockholm", "2026-12-24T14:00:00.000Z"],
  ])("%s after %s in %s", (expression, after, timezone, expected) => {
    expect(next(expression, after, timezone)).toBe(expected);
  });

  test("never again once its time has passed", () => {
    expect(next("at(2026-01-01T00:00:00)", "2026-11-20T12:00:00Z")).toBeUndefined();
  });

  test.each(["every day", "rate(0 minutes)", "rate(1 fortnight)"])("%s is refused by name", (expression) => {
    expect(() => next(expression, "2026-11-20T12:00:00Z")).toThrow(expression);
  });
});

describe("The scheduler", () => {
  let scheduler: Scheduler;
  afterEach(() => scheduler.close());

  const nightly: ScheduleConfig = {
    name: "nightly",
    arn: "arn:aws:scheduler:eu-west-1:000000000000:schedule/nightly",
    expression: "cron(30 3 * * ? *)",
    timezone: "Europe/Stockholm",
    functionName: "reconcile",
    role: undefined,
    undelivered: undefined,
    input: undefined,
  };
  const start = (...schedules: ScheduleConfig[]) => {
    const records = openRecords(undefined);
    const clock = createClock(records);
    clock.moveTo(at("2026-11-20T12:00:00Z"));
    const calls: [string, unknown][] = [];
    const context = {
      clock,
      credentials: { accessKeyId: "a", secretAccessKey: "b" },
      region: "eu-west-1",
      accountId: "000000000000",
      stateDir: undefined,
    };
    const begin = (name: string, event: object) => void calls.push([name, event]);
    const answered: [string, unknown][] = [];
    const invoke = async (name: string, event: unknown) => {
      answered.push([name, event]);
      return "done";
    };
    scheduler = startScheduler(context, schedules, { begin, invoke });
    return { clock, calls, answered };
  };

  test("calls a function when the clock reaches its time, once for all the runs it jumped over", async () => {
    const { clock, calls } = start(nightly);
    clock.moveTo(at("2026-11-21T02:29:00Z"));
    expect(calls).toEqual([]);
    clock.moveTo(at("2026-11-24T10:00:00Z"));
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]).toEqual([
      "reconcile",
      expect.objectContaining({
        "detail-type": "Scheduled Event",
        time: "2026-11-21T02:30:00Z",
        resources: [nightly.arn],
      }),
    ]);
    expect(scheduler.plan()).toEqual([
      expect.objectContaining({ name: "nightly", next: "2026-11-25T02:30:00.000Z" }),
    ]);
  });

  test("calls it as time passes", async () => {
    const { clock, calls } = start(nightly);
    clock.moveTo(at("2026-11-21T02:29:59.900Z"));
    await vi.waitFor(() => expect(calls).toHaveLength(1));
  });

  test("fires a schedule on demand with its own input, and no unknown one", async () => {
    const { answered } = start({ ...nightly, input: '{"at":"<aws.scheduler.scheduled-time>"}' });
    expect(await scheduler.fire("nightly")).toEqual({ result: "done" });
    expect(answered).toEqual([["reconcile", { at: "2026-11-20T12:00:00Z" }]]);
    expect(await scheduler.fire("unknown")).toBeUndefined();
  });
});
