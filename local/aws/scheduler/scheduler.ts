import type { CloudContext } from "#local/cloud.ts";
import type { MovableClock } from "#local/clock/movable-clock.ts";
import type { ScheduleConfig } from "#local/template/readers/schedules.ts";
import { nextRun } from "./next-run.ts";
import { randomUUID } from "node:crypto";
import * as z from "zod";

const Event = z.looseObject({});
type Event = z.infer<typeof Event>;

const eventOf = (schedule: ScheduleConfig, context: CloudContext, at: number): Event => {
  const time = new Date(at).toISOString().replace(/\.\d{3}Z$/, "Z");
  if (schedule.input !== undefined)
    return Event.parse(JSON.parse(schedule.input.replaceAll("<aws.scheduler.scheduled-time>", time)));
  return {
    version: "0",
    id: randomUUID(),
    "detail-type": "Scheduled Event",
    source: "aws.scheduler",
    account: context.accountId,
    time,
    region: context.region,
    resources: [schedule.arn],
    detail: {},
  };
};

export type ScheduledFunctions = {
  /** Queues an event; Lambda handles retries and the failure destination. */
  readonly begin: (functionName: string, event: object, schedule: ScheduleConfig) => void;
  readonly invoke: (functionName: string, event: unknown, schedule: ScheduleConfig) => Promise<unknown>;
};

export type PlannedRun = { name: string; expression: string; timezone: string; next: string | undefined };

export type Scheduler = {
  plan(): PlannedRun[];
  /** Runs a schedule now and returns its function's result; undefined for an unknown schedule. */
  fire(name: string): Promise<{ result: unknown } | undefined>;
  close(): void;
};

/** Limits the delay after the machine was asleep; the clock itself reports when it is moved. */
const maxNapMillis = 30_000;

const iso = (millis: number): string => new Date(millis).toISOString();

const createAgenda = (schedules: readonly ScheduleConfig[], since: number) => {
  const dueAfter = (schedule: ScheduleConfig, after: number): number | undefined =>
    nextRun(schedule.expression, schedule.timezone, { since, after });
  const entries = schedules.map((schedule) => ({ schedule, next: dueAfter(schedule, since) }));
  return {
    nextAt: () => Math.min(...entries.map(({ next = Infinity }) => next)),
    /** Returns the schedules due since the last call, each at most once. */
    takeDue: (now: number) =>
      entries.flatMap((entry) => {
        const { schedule, next } = entry;
        if (next === undefined) return [];
        entry.next = dueAfter(schedule, now);
        return next <= now ? [{ schedule, at: next }] : [];
      }),
    plan: (): PlannedRun[] =>
      entries.map(({ schedule: { name, expression, timezone }, next }) => ({
        name,
        expression,
        timezone,
        next: next === undefined ? undefined : iso(next),
      })),
  };
};

/** Runs schedules by the emulator's clock; if the clock skips several runs of a schedule, it runs once. */
export const startScheduler = (
  context: CloudContext & { clock: MovableClock },
  schedules: readonly ScheduleConfig[],
  { begin, invoke }: ScheduledFunctions,
): Scheduler => {
  const { clock } = context;
  const agenda = createAgenda(schedules, clock.now());
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const check = (): void => {
    clearTimeout(timer);
    if (closed) return;
    for (const { schedule, at } of agenda.takeDue(clock.now()))
      begin(schedule.functionName, eventOf(schedule, context, at), schedule);
    timer = setTimeout(check, Math.max(0, Math.min(maxNapMillis, agenda.nextAt() - clock.now())));
    timer.unref();
  };
  clock.onMove(check);
  check();
  return {
    plan: agenda.plan,
    fire: async (name) => {
      const schedule = schedules.find((candidate) => candidate.name === name);
      if (schedule === undefined) return undefined;
      return {
        result: await invoke(schedule.functionName, eventOf(schedule, context, clock.now()), schedule),
      };
    },
    close: () => {
      closed = true;
      clearTimeout(timer);
    },
  };
};
