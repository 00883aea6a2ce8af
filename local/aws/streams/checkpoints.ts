import * as z from "zod";
import type { Records } from "#local/state/records.ts";

const kind = "stream-checkpoint";
const Checkpoint = z.string();

type Place = { readonly consumerId: string; readonly streamArn: string; readonly shardId: string };

const keyOf = ({ consumerId, streamArn, shardId }: Place): string => `${consumerId}/${streamArn}/${shardId}`;

/** The last stream record that a consumer has finished. */
export const readCheckpoint = (records: Records, place: Place): string | undefined =>
  Checkpoint.optional().parse(records.get(kind, keyOf(place)));

export const keepCheckpoint = (records: Records, place: Place, sequenceNumber: string): void =>
  records.put(kind, keyOf(place), sequenceNumber);

/** Maps each table to the sequence number that every consumer has passed. */
export const followedByAll = (records: Records): ReadonlyMap<string, number> => {
  const followed = new Map<string, number>();
  for (const { key, value } of records.list(kind)) {
    const [, table] = /:table\/([^/]+)\/stream\//.exec(key) ?? [];
    if (table === undefined) continue;
    const reached = Number(Checkpoint.parse(value));
    followed.set(table, Math.min(reached, followed.get(table) ?? reached));
  }
  return followed;
};
