import { createHash } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Metrics } from "#local/aws/alarms/metrics.ts";
import type { CloudContext } from "#local/cloud.ts";
import type { Changes } from "#local/aws/dynamodb/changes.ts";
import type { FaultSet } from "#local/faults/fault-set.ts";
import type { Records } from "#local/state/records.ts";
import type { StreamMapping } from "#local/template/readers/stream-mappings.ts";
import type { DeadLetters } from "./dead-letters.ts";
import { deliver } from "./deliver.ts";
import { matchesPattern } from "./filter-pattern.ts";
import type { PutAside } from "./invocation-record.ts";
import { type Rounds, goRound } from "./rounds.ts";
import { keepCheckpoint, readCheckpoint } from "./checkpoints.ts";
import type { StreamRecord, StreamsClient } from "./streams-client.ts";

type Invoke = (functionName: string, event: unknown) => Promise<unknown>;

/** Delivers stream changes late or twice; a second delivery happens where the acknowledgement of the first was lost. */
const withStreamFaults =
  (faults: FaultSet, invoke: Invoke, wait: (milliseconds: number) => Promise<unknown>): Invoke =>
  async (functionName, event) => {
    const fault = faults.strikeDelivery("streams", functionName);
    if (fault?.kind === "late") await wait(fault.millis);
    if (fault?.kind === "twice") await invoke(functionName, event);
    return invoke(functionName, event);
  };

type Portion = {
  readonly records: readonly StreamRecord[];
  /** Stores the checkpoint: everything up to this record is processed. */
  readonly reached: (record: StreamRecord) => void;
};

/** Reads one stream for one consumer from its checkpoint. */
type ShardReader = {
  read(limit: number): Promise<Portion[]>;
  /** Returns to the stored checkpoint. */
  reset(): void;
};

const createShardReader = (
  client: StreamsClient,
  streamArn: string,
  consumerId: string,
  records: Records,
): ShardReader => {
  const iterators = new Map<string, string>();
  const finished = new Set<string>();

  const openShards = async (): Promise<void> => {
    for (const shardId of await client.shards(streamArn)) {
      if (finished.has(shardId)) continue;
      // Consumers are created with their table, so without a checkpoint reading starts at the oldest record.
      const after = readCheckpoint(records, { consumerId, streamArn, shardId });
      iterators.set(shardId, await client.iterator(streamArn, shardId, after));
    }
  };

  const readShard = async (shardId: string, iterator: string, limit: number): Promise<Portion> => {
    const { Records: streamRecords, NextShardIterator: next } = await client.records(iterator, limit);
    if (next) iterators.set(shardId, next);
    else {
      iterators.delete(shardId);
      finished.add(shardId);
    }
    const reached: Portion["reached"] = ({ dynamodb }) =>
      keepCheckpoint(records, { consumerId, streamArn, shardId }, dynamodb.SequenceNumber);
    return { records: streamRecords, reached };
  };

  return {
    read: async (limit) => {
      if (iterators.size === 0) await openShards();
      const portions: Portion[] = [];
      for (const [shardId, iterator] of iterators) portions.push(await readShard(shardId, iterator, limit));
      return portions;
    },
    reset: () => {
      iterators.clear();
      finished.clear();
    },
  };
};

export type ConsumerOptions = {
  readonly mapping: StreamMapping;
  /** The database's own ARN of the stream. */
  readonly streamArn: string;
  readonly client: StreamsClient;
  /** Wakes the consumer; writes without a signal are found by the next poll. */
  readonly changes: Pick<Changes, "listen">;
  readonly records: Records;
  readonly deadLetters: DeadLetters;
  readonly metrics: Pick<Metrics, "add">;
  readonly putAside: PutAside;
  readonly faults: FaultSet;
  readonly invoke: (functionName: string, event: unknown) => Promise<unknown>;
  /** Receives read errors; the read is retried. */
  readonly report: (error: unknown) => void;
};

const idleMillis = 1000;
const troubleMillis = 500;

// The database numbers the records of every stream from one, but functions remember processed event ids, so
// the ids include the stream's ARN.
const eventId = (record: StreamRecord, streamArn: string): string =>
  createHash("sha256").update(`${streamArn} ${record.dynamodb.SequenceNumber}`).digest("hex").slice(0, 32);

// The database stamps records with the machine's time, which may be days from the emulator's clock. Records
// are read right after the write, so they get the time of reading.
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

/**
 * Delivers a table's stream to a function; the checkpoint is stored after every batch, so after a crash some
 * records may come twice.
 */
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
  /** Returns the pause before the next round in milliseconds; 0 while there may be more records. */
  const round = async (): Promise<number> => {
    try {
      const portions = await reader.read(mapping.batchSize);
      for (const portion of portions) await handle(portion);
      return portions.every((portion) => portion.records.length === 0) ? idleMillis : 0;
    } catch (error) {
      if (!isStopped()) report(error);
      reader.reset();
      await wait(troubleMillis);
      // More records may be waiting.
      return 0;
    }
  };
  const rounds = goRound(round, stop);
  options.changes.listen(rounds.wake);
  return rounds;
};
