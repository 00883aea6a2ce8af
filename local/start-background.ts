import type { Database } from "#local/dynamodb/database.ts";
import type { FaultSet } from "#local/faults/fault-set.ts";
import type { WriteObject } from "./s3-reader.ts";
import { scheduledCalls } from "#local/scheduler/scheduled-calls.ts";
import { startScheduler } from "#local/scheduler/scheduler.ts";
import type { Scheduler } from "#local/scheduler/scheduler.ts";
import { openDeadLetters } from "#local/streams/dead-letters.ts";
import type { DeadLetters } from "#local/streams/dead-letters.ts";
import { startConsumers } from "#local/streams/start-consumers.ts";
import type { CloudTemplate } from "#local/template/cloud-template.ts";
import { readSchedules } from "#local/template/readers/schedules.ts";

import type { State } from "./open-state.ts";
import type { Teardown } from "./teardown.ts";

type Dependencies = {
  readonly state: State;
  readonly template: CloudTemplate;
  readonly database: Database;
  readonly faults: FaultSet;
  readonly invoke: (functionName: string, event: unknown) => Promise<unknown>;
  /** Hands an event to a function without waiting for it. */
  readonly begin: (functionName: string, event: object) => void;
  readonly sweepObjects: () => Promise<void>;
  /** Puts aside what a function could not work on. */
  readonly writeObject: WriteObject;
  readonly report: (line: string) => void;
};

export type Background = {
  readonly scheduler: Scheduler;
  readonly deadLetters: DeadLetters;
  /** Resolves when stream consumers have handled what is written by now. */
  readonly caughtUp: () => Promise<void>;
  /** Removes what has expired by the clock. */
  readonly sweep: () => Promise<void>;
};

const sweepEveryMillis = 60_000;

/** Starts what happens without a request: stream consumers, schedules and the removal of what has expired. */
export const startBackground = (dependencies: Dependencies, teardown: Teardown): Background => {
  const { state, template, database, faults, invoke, begin, sweepObjects, writeObject, report } =
    dependencies;
  const { context, records } = state;
  const complain = (error: unknown): void => report(String(error));
  const deadLetters = openDeadLetters(records);
  const stream = {
    template,
    database,
    records,
    deadLetters,
    metrics: state.metrics,
    putAside: writeObject,
    faults,
    invoke,
    report: complain,
  };
  const consumers = startConsumers(context, stream);
  teardown.add(() => consumers.close());
  const scheduler = startScheduler(
    context,
    readSchedules(template),
    scheduledCalls(context, { invoke, begin, deadLetters }),
  );
  teardown.add(() => scheduler.close());
  const sweep = async (): Promise<void> => {
    await sweepObjects();
    await database.sweep();
  };
  const timer = setInterval(() => {
    sweep().catch(complain);
  }, sweepEveryMillis);
  teardown.add(() => clearInterval(timer));
  return { scheduler, deadLetters, caughtUp: () => consumers.caughtUp(), sweep };
};
