import { createHash } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";

import type { CloudContext } from "#local/cloud.ts";
import type { Records } from "#local/state/records.ts";
import type { StreamMapping } from "#local/template/readers/stream-mappings.ts";

import type { DeadLetters } from "./dead-letters.ts";
import { deliver } from "./deliver.ts";
import { matchesPattern } from "./filter-pattern.ts";
import type { PutAside } from "./invocation-record.ts";
import { createShardReader } from "./shard-reader.ts";
import type { Portion } from "./shard-reader.ts";
import type { StreamRecord, StreamsClient } from "./streams-client.ts";

export type ConsumerOptions = {
  readonly mapping: StreamMapping;
  /** The stream as the database names it. */
  readonly streamArn: string;
  readonly client: StreamsClient;
  readonly records: Records;
  readonly deadLetters: DeadLetters;
  readonly putAside: PutAside;
  readonly invoke: (functionName: string, event: unknown) => Promise<unknown>;
  /** Is told why reading failed; it is tried again. */
  readonly report: (error: unknown) => void;
};

export type Consumer = { close(): Promise<void> };

const idleMillis = 100;
const troubleMillis = 500;
const longestFarewell = 2000;

// The database numbers its records from one, but functions remember which events they have seen.
const eventId = (record: StreamRecord, streamArn: string): string =>
  createHash("sha256").update(`${streamArn} ${record.dynamodb.SequenceNumber}`).digest("hex").slice(0, 32);

const asLambdaSees = (record: StreamRecord, options: ConsumerOptions, region: string): StreamRecord => ({
  ...record,
  eventID: eventId(record, options.streamArn),
  awsRegion: region,
  eventSourceARN: options.mapping.streamArn,
});

const passes = ({ filters }: StreamMapping, record: StreamRecord): boolean =>
  filters.length === 0 || filters.some((pattern) => matchesPattern(pattern, record));

/** Feeds the changes of a table to a function. The place it has reached is kept after every batch: after a kill it goes on there, and some records may come twice. */
export const startConsumer = (context: CloudContext, options: ConsumerOptions): Consumer => {
  const { mapping, streamArn, client, records, report } = options;
  const reader = createShardReader(client, streamArn, mapping.id, records);
  const stop = new AbortController();
  const isStopped = (): boolean => stop.signal.aborted;
  const wait = (milliseconds: number): Promise<void> =>
    delay(milliseconds, undefined, { signal: stop.signal }).catch(() => undefined);

  const handle = async ({ records: portion, reached }: Portion): Promise<void> => {
    const batch = portion.map((record) => asLambdaSees(record, options, context.region));
    const wanted = batch.filter((record) => passes(mapping, record));
    await deliver({ ...options, clock: context.clock, wait, isStopped, done: reached }, wanted);
    const last = batch.at(-1);
    if (last !== undefined && !isStopped()) reached(last);
  };
  const round = async (): Promise<void> => {
    try {
      const portions = await reader.read(mapping.batchSize);
      for (const portion of portions) await handle(portion);
      if (portions.every((portion) => portion.records.length === 0)) await wait(idleMillis);
    } catch (error) {
      if (!isStopped()) report(error);
      reader.reset();
      await wait(troubleMillis);
    }
  };
  const run = async (): Promise<void> => {
    while (!isStopped()) await round();
  };
  const running = run();
  return {
    close: async () => {
      stop.abort();
      await Promise.race([running, delay(longestFarewell, undefined, { ref: false })]);
    },
  };
};
