import { createHash } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";

import type { Metrics } from "#local/alarms/metrics.ts";
import type { CloudContext } from "#local/cloud.ts";
import type { Changes } from "#local/dynamodb/changes.ts";
import { withStreamFaults } from "#local/faults/deliveries.ts";
import type { FaultSet } from "#local/faults/fault-set.ts";
import type { Records } from "#local/state/records.ts";
import type { StreamMapping } from "#local/template/readers/stream-mappings.ts";

import type { DeadLetters } from "./dead-letters.ts";
import { deliver } from "./deliver.ts";
import { matchesPattern } from "./filter-pattern.ts";
import type { PutAside } from "./invocation-record.ts";
import { type Rounds, goRound } from "./rounds.ts";
import { createShardReader } from "./shard-reader.ts";
import type { Portion } from "./shard-reader.ts";
import type { StreamRecord, StreamsClient } from "./streams-client.ts";

export type ConsumerOptions = {
  readonly mapping: StreamMapping;
  /** The stream as the database names it. */
  readonly streamArn: string;
  readonly client: StreamsClient;
  /** What is written without a word of it is read a moment later. */
  readonly changes: Pick<Changes, "listen">;
  readonly records: Records;
  readonly deadLetters: DeadLetters;
  readonly metrics: Pick<Metrics, "add">;
  readonly putAside: PutAside;
  readonly faults: FaultSet;
  readonly invoke: (functionName: string, event: unknown) => Promise<unknown>;
  /** Is told why reading failed; it is tried again. */
  readonly report: (error: unknown) => void;
};

const idleMillis = 1000;
const troubleMillis = 500;

// The database numbers its records from one, but functions remember which events they have seen.
const eventId = (record: StreamRecord, streamArn: string): string =>
  createHash("sha256").update(`${streamArn} ${record.dynamodb.SequenceNumber}`).digest("hex").slice(0, 32);

// The database keeps the machine's time, which may be days away from the cloud's. What is read within a moment of its writing is dated when it is read.
const asLambdaSees = (
  record: StreamRecord,
  { streamArn, mapping }: ConsumerOptions,
  { region, clock }: CloudContext,
): StreamRecord => ({
  ...record,
  eventID: eventId(record, streamArn),
  awsRegion: region,
  eventSourceARN: mapping.streamArn,
  dynamodb: { ...record.dynamodb, ApproximateCreationDateTime: Math.floor(clock.now() / 1000) },
});

const passes = ({ filters }: StreamMapping, record: StreamRecord): boolean =>
  filters.length === 0 || filters.some((pattern) => matchesPattern(pattern, record));

/** Feeds the changes of a table to a function. The place it has reached is kept after every batch: after a kill it goes on there, and some records may come twice. */
export const startConsumer = (context: CloudContext, options: ConsumerOptions): Rounds => {
  const { mapping, streamArn, client, records, report } = options;
  const reader = createShardReader(client, streamArn, mapping.id, records);
  const stop = new AbortController();
  const isStopped = (): boolean => stop.signal.aborted;
  const wait = (milliseconds: number): Promise<void> =>
    delay(milliseconds, undefined, { signal: stop.signal }).catch(() => undefined);

  const invoke = withStreamFaults(options.faults, options.invoke, wait);

  const handle = async ({ records: portion, reached }: Portion): Promise<void> => {
    const batch = portion.map((record) => asLambdaSees(record, options, context));
    const wanted = batch.filter((record) => passes(mapping, record));
    const delivery = { ...options, invoke, clock: context.clock, wait, isStopped, done: reached };
    await deliver(delivery, wanted);
    const last = batch.at(-1);
    if (last !== undefined && !isStopped()) reached(last);
  };
  /** How long to wait before the next round: not at all while there is more to read. */
  const round = async (): Promise<number> => {
    try {
      const portions = await reader.read(mapping.batchSize);
      for (const portion of portions) await handle(portion);
      return portions.every((portion) => portion.records.length === 0) ? idleMillis : 0;
    } catch (error) {
      if (!isStopped()) report(error);
      reader.reset();
      await wait(troubleMillis);
      // Nobody has looked whether there is more to read.
      return 0;
    }
  };
  const rounds = goRound(round, stop);
  options.changes.listen(rounds.wake);
  return rounds;
};
