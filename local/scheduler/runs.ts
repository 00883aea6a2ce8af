import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";

import * as z from "zod";

import type { CloudContext } from "#local/cloud.ts";
import type { DeadLetters } from "#local/streams/dead-letters.ts";
import type { ScheduleConfig } from "#local/template/readers/schedules.ts";

export type Invoke = (functionName: string, event: unknown) => Promise<unknown>;

type Runs = {
  /** Runs a function until it has succeeded or is given up. Its failures are in its own log; the schedule goes on. */
  begin(schedule: ScheduleConfig, at: number): void;
  /** Runs it a single time and answers with what it returned. */
  once(schedule: ScheduleConfig, at: number): Promise<unknown>;
  /** No run is tried again after this. */
  stop(): void;
};

const firstPause = 100;
const longestPause = 5000;

const Event = z.looseObject({});

const eventOf = (schedule: ScheduleConfig, context: CloudContext, at: number): z.infer<typeof Event> => {
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

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Runs what has come due. One that fails is tried again as often as its schedule says, and then put aside. */
export const createRuns = (context: CloudContext, invoke: Invoke, deadLetters: DeadLetters): Runs => {
  const { clock } = context;
  const stopped = new AbortController();
  const persist = async (schedule: ScheduleConfig, at: number): Promise<void> => {
    const { functionName, retries, oldestSeconds, deadLetterQueue: queue } = schedule;
    const event = eventOf(schedule, context, at);
    const since = clock.now();
    for (let attempts = 0; !stopped.signal.aborted; attempts += 1) {
      try {
        await invoke(functionName, event);
        return;
      } catch (error) {
        const isOver = attempts >= retries || clock.now() >= since + oldestSeconds * 1000;
        const givenUpAt = new Date(clock.now()).toISOString();
        if (isOver && queue !== undefined)
          deadLetters.keep({
            queue,
            functionName,
            at: givenUpAt,
            reason: messageOf(error),
            records: [event],
          });
        if (isOver) return;
      }
      const pause = Math.min(longestPause, firstPause * 2 ** attempts);
      await delay(pause, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  };
  return {
    once: (schedule, at) => invoke(schedule.functionName, eventOf(schedule, context, at)),
    begin: (schedule, at) => void persist(schedule, at),
    stop: () => stopped.abort(),
  };
};
