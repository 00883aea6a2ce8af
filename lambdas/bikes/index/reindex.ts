import { cardOf, isListed } from "./card.ts";
import { type Count, countsOf, dictionaryWrites, nameOfCount } from "./dictionary-writes.ts";
import { type Entry, promptEntries, textEntries } from "./entries.ts";
import { keyIn, placeNameOf } from "./places.ts";
import { sortKeyOf } from "./posting-keys.ts";
import { putEntry } from "./posting-writes.ts";
import type { System } from "#lambdas/platform/system.ts";
import { type Action, check, put, remove } from "#lambdas/platform/table/actions.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { BikeIndexItem } from "#lambdas/bikes/items/posting.ts";
import { keys, numberPartition } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

export type Indexer = {
  readonly table: Pick<Table, "get" | "batchGet" | "transact">;
  readonly system: Pick<System, "random" | "wait">;
};

/** A bike with its derived items and the index item that records what was written. */
type IndexState = {
  readonly bike: BikeItem;
  readonly index: BikeIndexItem | undefined;
  readonly prompt: readonly Entry[];
  readonly text: readonly Entry[];
  readonly partitions: readonly string[];
  readonly counts: readonly Count[];
};

/** DynamoDB's limit for one transaction. */
const maxActions = 100;

/**
 * False for the entry under the exact number: another bike may own that key now, so it must not be
 * removed.
 */
const isOwnPlace = ({ key }: Entry): boolean => !key.pk.startsWith(numberPartition(""));

const readState = async ({ table }: Indexer, bikeId: string): Promise<IndexState | undefined> => {
  const [bike, index] = await Promise.all([
    table.get(keys.bike(bikeId), BikeItem),
    table.get(keys.bikeIndex(bikeId), BikeIndexItem),
  ]);
  if (!bike) return undefined;
  const prompt = promptEntries(bike);
  const text = textEntries(bike);
  const partitions = [...prompt, ...text].filter(isOwnPlace).map(({ key }) => placeNameOf(key));
  return { bike, index, prompt, text, partitions, counts: isListed(bike) ? countsOf(cardOf(bike)) : [] };
};

const sameNames = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && new Set([...some, ...others]).size === some.length;

const isIndexed = ({ bike, index, partitions, counts }: IndexState): boolean =>
  index?.version === bike.version &&
  sameNames(index.partitions, partitions) &&
  sameNames(index.counted, counts.map(nameOfCount));

/** Fails with `stale` if the bike has changed since it was read. */
const unchanged = ({ bike }: IndexState): Action =>
  check(keys.bike(bike.id)).expect("version", bike.version, "stale");

const indexWrite = (
  { bike, index }: IndexState,
  steps: number,
  now: Pick<BikeIndexItem, "version" | "partitions" | "counted">,
): Action => {
  const revision = (index?.revision ?? 0) + steps;
  const write = put(keys.bikeIndex(bike.id), "bikeIndex", { ...now, revision, sortKey: sortKeyOf(bike) });
  return index || steps > 1 ? write.expect("revision", revision - 1, "stale") : write.expectNew("stale");
};

/** Removes entries that no longer belong, because the bike or the rules changed. */
const removals = ({ bike, index, partitions }: IndexState): Action[] => {
  const wanted = new Set(partitions);
  const left = index?.partitions.filter((partition) => !wanted.has(partition)) ?? [];
  return index ? left.map((name) => remove(keyIn(name, bike.id, index.sortKey))) : [];
};

/** Adds text entries, and entries of the bike's own transaction that new rules have added since. */
const additions = ({ index, prompt, text }: IndexState, all: boolean): Action[] => {
  const known = new Set(index?.partitions);
  const missing = prompt.filter((entry) => all || (index && isOwnPlace(entry) && !known.has(entry.key.pk)));
  return [...missing, ...text].map(putEntry);
};

const writeAtOnce = async ({ table }: Indexer, state: IndexState, writes: Action[], counting: Action[]) => {
  const { bike, partitions, counts } = state;
  const done = { version: bike.version, partitions: [...partitions], counted: counts.map(nameOfCount) };
  await table.transact([unchanged(state), indexWrite(state, 1, done), ...writes, ...counting]);
};

/** Records all possible keys first, so that a later run can clean up after a crash. */
const writeInParts = async ({ table }: Indexer, state: IndexState, writes: Action[], counting: Action[]) => {
  const { bike, index, partitions, counts } = state;
  const possible = [...new Set([...(index?.partitions ?? []), ...partitions])];
  const begun = { version: undefined, partitions: possible, counted: index?.counted ?? [] };
  await table.transact([unchanged(state), indexWrite(state, 1, begun)]);
  for (let from = 0; from < writes.length; from += maxActions - 1)
    await table.transact([unchanged(state), ...writes.slice(from, from + maxActions - 1)]);
  const done = { version: bike.version, partitions: [...partitions], counted: counts.map(nameOfCount) };
  await table.transact([unchanged(state), indexWrite(state, 2, done), ...counting]);
};

/**
 * Brings lists and dictionaries in line with a bike. `all` also rewrites the items of the bike's
 * own transaction. Safe to repeat, to interrupt and to run in any order.
 */
export const reindex = (indexer: Indexer, bikeId: string, all = false): Promise<void> =>
  retryOnConflict(indexer.system, async () => {
    const state = await readState(indexer, bikeId);
    if (!state || (isIndexed(state) && !all)) return;
    const writes = [...removals(state), ...additions(state, all)];
    const counting = await dictionaryWrites(indexer.table, state.index?.counted ?? [], state.counts);
    const fits = writes.length + counting.length + 2 <= maxActions;
    await (fits ? writeAtOnce : writeInParts)(indexer, state, writes, counting);
  });
