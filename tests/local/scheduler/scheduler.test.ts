import { afterEach, describe, expect, test, vi } from "vitest";

import { createClock } from "#local/clock/movable-clock.ts";
import { nextRun } from "#local/scheduler/next-run.ts";
import { startScheduler } from "#local/scheduler/scheduler.ts";
import type { Scheduler } from "#local/scheduler/scheduler.ts";
import { openDeadLetters } from "#local/streams/dead-letters.ts";
import { openRecords } from "#local/state/records.ts";
import type { ScheduleConfig } from "#local/template/readers/schedules.ts";

const at = (text: string) => Date.parse(text);
const next = (expression: string, after: string, timezone = "UTC") => {
  const millis = nextRun(expression, timezone, { since: at("2026-11-20T12:00:00Z"), after: at(after) });
  return millis === undefined ? undefined : new Date(millis).toISOString();
};

describe("an expression comes due", () => {
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

  test("never again once its moment has passed", () => {
    expect(next("at(2026-01-01T00:00:00)", "2026-11-20T12:00:00Z")).toBeUndefined();
  });

  test.each(["every day", "rate(0 minutes)", "rate(1 fortnight)"])("%s is refused by name", (expression) => {
    expect(() => next(expression, "2026-11-20T12:00:00Z")).toThrow(expression);
  });
});

describe("the scheduler", () => {
  let scheduler: Scheduler;
  afterEach(() => scheduler.close());

  const nightly: ScheduleConfig = {
    name: "nightly",
    arn: "arn:aws:scheduler:eu-west-1:000000000000:schedule/nightly",
    expression: "cron(30 3 * * ? *)",
    timezone: "Europe/Stockholm",
    functionName: "reconcile",
    input: undefined,
    retries: 0,
    oldestSeconds: 3600,
    deadLetterQueue: undefined,
  };
  const start = (...schedules: ScheduleConfig[]) => {
    const records = openRecords(undefined);
    const clock = createClock(records);
    const deadLetters = openDeadLetters(records);
    clock.moveTo(at("2026-11-20T12:00:00Z"));
    const calls: [string, unknown][] = [];
    const context = {
      clock,
      credentials: { accessKeyId: "a", secretAccessKey: "b" },
      region: "eu-west-1",
      accountId: "000000000000",
      stateDir: undefined,
    };
    const invoke = async (name: string, event: unknown) => {
      calls.push([name, event]);
      if (name === "broken" || (name === "shaky" && calls.length < 3)) throw new Error("no");
      return "done";
    };
    scheduler = startScheduler(context, schedules, { invoke, deadLetters });
    return { clock, calls, deadLetters };
  };

  test("runs a function when the clock has come to its time, once for all the runs it jumped over", async () => {
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

  test("runs it by itself as time passes", async () => {
    const { clock, calls } = start(nightly);
    clock.moveTo(at("2026-11-21T02:29:59.900Z"));
    await vi.waitFor(() => expect(calls).toHaveLength(1));
  });

  test("goes on after a function failed", async () => {
    const { clock, calls } = start({ ...nightly, functionName: "broken" });
    clock.moveTo(at("2026-11-21T03:00:00Z"));
    clock.moveTo(at("2026-11-22T03:00:00Z"));
    await vi.waitFor(() => expect(calls).toHaveLength(2));
  });

  const due = "2026-11-21T02:30:00Z";

  test("tries a run that failed again, with the same event", async () => {
    const shaky = { ...nightly, functionName: "shaky", retries: 5, deadLetterQueue: "given-up" };
    const { clock, calls, deadLetters } = start(shaky);
    clock.moveTo(at(due));
    await vi.waitFor(() => expect(calls).toHaveLength(3));
    expect(calls.map(([, event]) => event)).toEqual(
      Array.from({ length: 3 }, () => expect.objectContaining({ time: due })),
    );
    expect(deadLetters.all()).toEqual([]);
  });

  test("puts a run aside that failed as often as its schedule allows", async () => {
    const { clock, calls, deadLetters } = start({
      ...nightly,
      functionName: "broken",
      retries: 2,
      deadLetterQueue: "given-up",
    });
    clock.moveTo(at(due));
    await vi.waitFor(() => expect(deadLetters.all()).toHaveLength(1));
    expect(calls).toHaveLength(3);
    expect(deadLetters.all()).toEqual([
      {
        queue: "given-up",
        functionName: "broken",
        at: expect.any(String),
        reason: "no",
        records: [expect.objectContaining({ time: due })],
      },
    ]);
  });

  test("gives a run up that has grown too old", async () => {
    const old = { functionName: "broken", retries: 5, oldestSeconds: 0, deadLetterQueue: "given-up" };
    const { clock, calls, deadLetters } = start({ ...nightly, ...old });
    clock.moveTo(at(due));
    await vi.waitFor(() => expect(deadLetters.all()).toHaveLength(1));
    expect(calls).toHaveLength(1);
  });

  test("fires a schedule on demand with its own input, and knows no other", async () => {
    const { calls } = start({ ...nightly, input: '{"at":"<aws.scheduler.scheduled-time>"}' });
    expect(await scheduler.fire("nightly")).toEqual({ result: "done" });
    expect(calls).toEqual([["reconcile", { at: "2026-11-20T12:00:00Z" }]]);
    expect(await scheduler.fire("unknown")).toBeUndefined();
  });
});
