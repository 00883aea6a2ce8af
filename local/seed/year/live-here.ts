import { setImmediate as turn } from "node:timers/promises";

import type { MovableClock } from "#local/clock/movable-clock.ts";
import type { Changes } from "#local/dynamodb/changes.ts";
import type { PlannedRun, Scheduler } from "#local/scheduler/scheduler.ts";
import type { Records } from "#local/state/records.ts";
import type { CloudTemplate } from "#local/template/cloud-template.ts";

import { accountOf, inhabitants } from "../accounts.ts";
import { hasHistory } from "../seed-cloud.ts";
import { openTown } from "../town.ts";
import type { Caller } from "./call.ts";
import { type Year, liveYear } from "./live.ts";
import { day } from "./town.ts";

/** A running cloud, as far as a town lives in it. */
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

/** What runs every minute would run at every step that the clock is moved; and what only checks what is written, or counts it once more, changes nothing. */
const changesThings = ({ name, expression }: PlannedRun): boolean =>
  expression.startsWith("cron") && !/Check|Recount|Reconciliation/.test(name);

const runJobs = async ({ scheduler }: Here): Promise<void> => {
  for (const planned of scheduler.plan().filter(changesThings)) await scheduler.fire(planned.name);
};

/** Those who have an account from the first day. */
const settleInhabitants = async ({ template, records }: Here): Promise<ReadonlyMap<string, Caller>> => {
  const settlement = openTown(template);
  const callers = new Map<string, Caller>();
  try {
    for (const inhabitant of inhabitants) {
      const { role, storeId } = inhabitant;
      const userId = await settlement.settle(inhabitant, accountOf(records, inhabitant));
      callers.set(role, { userId, role, ...(storeId !== undefined && { storeId }) });
    }
  } finally {
    settlement.close();
  }
  return callers;
};

/** Waits until nothing follows from anything any more: what one consumer writes, another may have to follow. */
const settler = ({ caughtUp, changes }: Here): (() => Promise<void>) => {
  let isQuiet = true;
  changes.listen(() => {
    isQuiet = false;
  });
  const settled = async (): Promise<void> => {
    isQuiet = true;
    await caughtUp();
    // That something was written is told by the thread of the tables, and heard a turn after its answer.
    await turn();
    await turn();
    if (!isQuiet) await settled();
  };
  return settled;
};

/** Turns the clock back, and lets the town live until it is now. */
export const liveHere = async (here: Here, year: Year): Promise<void> => {
  const { clock, records, scheduler } = here;
  // The jobs are run week by week instead.
  scheduler.close();
  clock.moveTo(clock.now() - clock.ahead() - year.days * day);
  const callers = await settleInhabitants(here);
  const [admin, shop] = [callers.get("admin"), callers.get("store")];
  if (!admin || !shop) throw new Error("The town has no administrator or no shop.");
  await liveYear({ ...here, settled: settler(here), runJobs: () => runJobs(here), admin, shop, year });
  hasHistory(records);
  // It has taken a while.
  clock.moveTo(clock.now() - clock.ahead());
};
