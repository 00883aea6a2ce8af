import * as z from "zod";

import type { Records } from "#local/state/records.ts";

import type { StreamRecord, StreamsClient } from "./streams-client.ts";

export type Portion = {
  readonly records: readonly StreamRecord[];
  /** Remembers that everything up to this record needs no more work. */
  readonly reached: (record: StreamRecord) => void;
};

/** Reads one stream for one consumer, from where that consumer has come to. */
export type ShardReader = {
  /** The next records of every open shard. */
  read(limit: number): Promise<Portion[]>;
  /** Goes back to what is remembered. */
  reset(): void;
};

const kind = "stream-checkpoint";
const Checkpoint = z.string().optional();

export const createShardReader = (
  client: StreamsClient,
  streamArn: string,
  consumerId: string,
  records: Records,
): ShardReader => {
  const keyOf = (shardId: string): string => `${consumerId}/${streamArn}/${shardId}`;
  const iterators = new Map<string, string>();
  const finished = new Set<string>();

  const openShards = async (): Promise<void> => {
    for (const shardId of await client.shards(streamArn)) {
      if (finished.has(shardId)) continue;
      // A consumer here is as old as its table, so the oldest record is the first it has not seen.
      const after = Checkpoint.parse(records.get(kind, keyOf(shardId)));
      iterators.set(shardId, await client.iterator(streamArn, shardId, after));
    }
  };

  const readShard = async (shardId: string, iterator: string, limit: number): Promise<Portion> => {
    const { Records: found, NextShardIterator: next } = await client.records(iterator, limit);
    if (next) iterators.set(shardId, next);
    else {
      iterators.delete(shardId);
      finished.add(shardId);
    }
    const reached: Portion["reached"] = ({ dynamodb }) =>
      records.put(kind, keyOf(shardId), dynamodb.SequenceNumber);
    return { records: found, reached };
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
