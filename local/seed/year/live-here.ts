import { setImmediate as turn } from "node:timers/promises";

import type { MovableClock } from "#local/clock/movable-clock.ts";
import type { Changes } from "#local/aws/dynamodb/changes.ts";
import type { PlannedRun, Scheduler } from "#local/aws/scheduler/scheduler.ts";
import type { Records } from "#local/state/records.ts";
import type { CloudTemplate } from "#local/template/cloud-template.ts";

import { accountOf, inhabitants } from "../accounts.ts";
import { hasLived } from "../seed-cloud.ts";
import { openTown } from "../town.ts";
import type { Caller } from "./call.ts";
import { type Year, liveYear } from "./live.ts";
import { morning } from "./season.ts";
import { day } from "./town.ts";

type Here = {
  readonly template: CloudTemplate;
  readonly records: Records;
  readonly clock: MovableClock;
  readonly scheduler: Scheduler;
  readonly invoke: (functionName: string, event: unknown) => Promise<unknown>;
  readonly caughtUp: () => Promise<void>;
  readonly changes: Pick<Changes, "listen">;
  readonly report: (line: string) => void;
};

/** Skips jobs of every minute, which each move of the clock would start, and jobs that only check or recount. */
const changesThings = ({ name, expression }: PlannedRun): boolean =>
  expression.startsWith("cron") && !/Check|Recount|Reconciliation/.test(name);

const runJobs = async ({ scheduler }: Here): Promise<void> => {
  for (const planned of scheduler.plan().filter(changesThings)) await scheduler.fire(planned.name);
};

/** Returns callers by mail address. */
const settleInhabitants = async ({ template, records }: Here): Promise<ReadonlyMap<string, Caller>> => {
  const settlement = openTown(template);
  const callers = new Map<string, Caller>();
  try {
    for (const inhabitant of inhabitants) {
      const { role, storeId } = inhabitant;
      const userId = await settlement.settle(inhabitant, accountOf(records, inhabitant));
      callers.set(inhabitant.email, { userId, role, ...(storeId !== undefined && { storeId }) });
    }
  } finally {
    settlement.close();
  }
  return callers;
};

/** Repeats until no consumer writes any more, because one consumer can trigger another. */
const settler = ({ caughtUp, changes }: Here): (() => Promise<void>) => {
  let isQuiet = true;
  changes.listen(() => {
    isQuiet = false;
  });
  const settled = async (): Promise<void> => {
    isQuiet = true;
    await caughtUp();
    // The thread of the tables reports a write one turn after its response.
    await turn();
    await turn();
    if (!isQuiet) await settled();
  };
  return settled;
};

/** The last 5 o'clock UTC, so that a year that is moved by whole days never ends in the future. */
const lastMorning = (now: number): number => Math.floor((now - morning) / day) * day + morning;

/** Moves the clock back and simulates the town up to the present. */
export const liveHere = async (here: Here, year: Year): Promise<void> => {
  const { clock, records, scheduler } = here;
  // `runJobs` runs the jobs once a week instead.
  scheduler.close();
  clock.moveTo(lastMorning(clock.now() - clock.ahead()) - year.days * day);
  const callers = await settleInhabitants(here);
  await liveYear({ ...here, settled: settler(here), runJobs: () => runJobs(here), callers, year });
  hasLived(records, clock.now());
  // The simulation took a while, so the clock returns to the machine's time.
  clock.moveTo(clock.now() - clock.ahead());
};
