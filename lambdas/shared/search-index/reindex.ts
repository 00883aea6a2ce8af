import { cardOf, isListed } from "./card.ts";
import { type Count, countsOf, dictionaryWrites, nameOfCount } from "./dictionary-writes.ts";
import { type Entry, promptEntries, textEntries } from "./entries.ts";
import { sortKeyOf } from "./posting-keys.ts";
import { putEntry } from "./posting-writes.ts";
import type { System } from "#lambdas/system.ts";
import { type Action, check, put, remove } from "#lambdas/shared/table/actions.ts";
import { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { BikeIndexItem } from "#lambdas/shared/table/items/posting.ts";
import type { Key } from "#lambdas/shared/table/key.ts";
import { keys, numberEndPartition, numberPartition } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

export type Indexer = {
  readonly table: Pick<Table, "get" | "batchGet" | "transact">;
  readonly system: Pick<System, "random" | "wait">;
};

/** What follows from a bike, and what the index says of it. */
type Ground = {
  readonly bike: BikeItem;
  readonly index: BikeIndexItem | undefined;
  readonly prompt: readonly Entry[];
  readonly text: readonly Entry[];
  readonly partitions: readonly string[];
  readonly counts: readonly Count[];
};

/** DynamoDB's limit for one transaction. */
const mostActions = 100;

/** A number itself is no likeness and the same under any rules; another bike may have it by now. */
const isOwnPlace = ({ key }: Entry): boolean =>
  ![numberPartition(""), numberEndPartition("")].some((numbers) => key.pk.startsWith(numbers));

const readGround = async ({ table }: Indexer, bikeId: string): Promise<Ground | undefined> => {
  const [bike, index] = await Promise.all([
    table.get(keys.bike(bikeId), BikeItem),
    table.get(keys.bikeIndex(bikeId), BikeIndexItem),
  ]);
  if (!bike) return undefined;
  const prompt = promptEntries(bike);
  const text = textEntries(bike);
  const partitions = [...prompt, ...text].filter(isOwnPlace).map(({ key }) => key.pk);
  return { bike, index, prompt, text, partitions, counts: isListed(bike) ? countsOf(cardOf(bike)) : [] };
};

const sameNames = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && new Set([...some, ...others]).size === some.length;

const isIndexed = ({ bike, index, partitions, counts }: Ground): boolean =>
  index?.version === bike.version &&
  sameNames(index.partitions, partitions) &&
  sameNames(index.counted, counts.map(nameOfCount));

/** Nothing is written beside a bike that has changed since it was read. */
const unchanged = ({ bike }: Ground): Action =>
  check(keys.bike(bike.id)).expect("version", bike.version, "stale");

const indexWrite = (
  { bike, index }: Ground,
  steps: number,
  now: Pick<BikeIndexItem, "version" | "partitions" | "counted">,
): Action => {
  const revision = (index?.revision ?? 0) + steps;
  const write = put(keys.bikeIndex(bike.id), "bikeIndex", { ...now, revision, sortKey: sortKeyOf(bike) });
  return index || steps > 1 ? write.expect("revision", revision - 1, "stale") : write.expectNew("stale");
};

const keyIn = (bikeId: string, { sortKey }: BikeIndexItem, partition: string): Key => ({
  pk: partition,
  sk: partition.startsWith("S#") ? sortKey : bikeId,
});

/** What lies where it no longer belongs, be it that the bike has changed or the rules have. */
const removals = ({ bike, index, partitions }: Ground): Action[] => {
  const wanted = new Set(partitions);
  const left = index?.partitions.filter((partition) => !wanted.has(partition)) ?? [];
  return index ? left.map((partition) => remove(keyIn(bike.id, index, partition))) : [];
};

/** The bike's own transaction has written what follows at once. What the index does not know of it can also be owed to new rules. */
const additions = ({ index, prompt, text }: Ground, all: boolean): Action[] => {
  const known = new Set(index?.partitions);
  const missing = prompt.filter((entry) => all || (index && isOwnPlace(entry) && !known.has(entry.key.pk)));
  return [...missing, ...text].map(putEntry);
};

const writeAtOnce = async ({ table }: Indexer, ground: Ground, writes: Action[], counting: Action[]) => {
  const { bike, partitions, counts } = ground;
  const done = { version: bike.version, partitions: [...partitions], counted: counts.map(nameOfCount) };
  await table.transact([unchanged(ground), indexWrite(ground, 1, done), ...writes, ...counting]);
};

/** First it is noted down where the bike may stand from now on. A person who comes after a crash finds everything by that. */
const writeInParts = async ({ table }: Indexer, ground: Ground, writes: Action[], counting: Action[]) => {
  const { bike, index, partitions, counts } = ground;
  const possible = [...new Set([...(index?.partitions ?? []), ...partitions])];
  const begun = { version: undefined, partitions: possible, counted: index?.counted ?? [] };
  await table.transact([unchanged(ground), indexWrite(ground, 1, begun)]);
  for (let from = 0; from < writes.length; from += mostActions - 1)
    await table.transact([unchanged(ground), ...writes.slice(from, from + mostActions - 1)]);
  const done = { version: bike.version, partitions: [...partitions], counted: counts.map(nameOfCount) };
  await table.transact([unchanged(ground), indexWrite(ground, 2, done), ...counting]);
};

/**
 * Makes lists and dictionaries say of a bike what follows from it now, whatever they said before. `all` writes also what the bike's own transaction has written.
 * However often and in whatever order it is called, and wherever it was interrupted, the last call leaves everything right.
 */
export const reindex = (indexer: Indexer, bikeId: string, all = false): Promise<void> =>
  untilFresh(indexer.system, async () => {
    const ground = await readGround(indexer, bikeId);
    if (!ground || (isIndexed(ground) && !all)) return;
    const writes = [...removals(ground), ...additions(ground, all)];
    const counting = await dictionaryWrites(indexer.table, ground.index?.counted ?? [], ground.counts);
    const fits = writes.length + counting.length + 2 <= mostActions;
    await (fits ? writeAtOnce : writeInParts)(indexer, ground, writes, counting);
  });
