import type { CloudContext } from "#local/cloud.ts";
import type { MovableClock } from "#local/clock/movable-clock.ts";
import type { ScheduleConfig } from "#local/template/readers/schedules.ts";

import { nextRun } from "./next-run.ts";
import { eventOf } from "./scheduled-event.ts";

/** Functions as a schedule calls them. */
export type ScheduledFunctions = {
  /** Hands an event over without waiting: what fails then is Lambda's to try again and to put aside. */
  readonly begin: (functionName: string, event: object, schedule: ScheduleConfig) => void;
  readonly invoke: (functionName: string, event: unknown, schedule: ScheduleConfig) => Promise<unknown>;
};

export type PlannedRun = { name: string; expression: string; timezone: string; next: string | undefined };

export type Scheduler = {
  plan(): PlannedRun[];
  /** Runs one schedule now and answers with what its function returned; undefined where there is no such schedule. */
  fire(name: string): Promise<{ result: unknown } | undefined>;
  close(): void;
};

/** A moved clock is noticed at once; this bounds how late a machine that slept notices. */
const longestNap = 30_000;

const iso = (millis: number): string => new Date(millis).toISOString();

const createAgenda = (schedules: readonly ScheduleConfig[], since: number) => {
  const dueAfter = (schedule: ScheduleConfig, after: number): number | undefined =>
    nextRun(schedule.expression, schedule.timezone, { since, after });
  const entries = schedules.map((schedule) => ({ schedule, next: dueAfter(schedule, since) }));
  return {
    nextAt: () => Math.min(...entries.map(({ next = Infinity }) => next)),
    /** What has come due since it was last asked, once for each schedule. */
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

/** Runs functions when their schedules come due by the clock. Where the clock jumps over several runs of one schedule, it runs once. */
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
    timer = setTimeout(check, Math.max(0, Math.min(longestNap, agenda.nextAt() - clock.now())));
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
