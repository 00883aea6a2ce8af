import type { Database } from "#local/aws/dynamodb/database.ts";
import type { FaultSet } from "#local/faults/fault-set.ts";
import type { WriteObject } from "./s3-reader.ts";
import { scheduledCalls } from "#local/aws/scheduler/scheduled-calls.ts";
import { startScheduler, type Scheduler } from "#local/aws/scheduler/scheduler.ts";
import { openDeadLetters, type DeadLetters } from "#local/aws/streams/dead-letters.ts";
import { startConsumers } from "#local/aws/streams/start-consumers.ts";
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
  readonly begin: (functionName: string, event: object) => void;
  readonly sweepObjects: () => Promise<void>;
  /** Stores events that a function failed on. */
  readonly writeObject: WriteObject;
  readonly report: (line: string) => void;
};

export type Background = {
  readonly scheduler: Scheduler;
  readonly deadLetters: DeadLetters;
  /** Resolves when stream consumers have handled every change written so far. */
  readonly caughtUp: () => Promise<void>;
  readonly sweep: () => Promise<void>;
};

const sweepEveryMillis = 60_000;

/** Starts the work that no request triggers: stream consumers, schedules and expiry. */
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
