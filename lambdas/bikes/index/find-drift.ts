import { isDeepStrictEqual } from "node:util";
import * as z from "zod";
import type { System } from "#lambdas/platform/system.ts";
import { lists, keys } from "#lambdas/platform/table/keys.ts";
import type { Position, Table } from "#lambdas/platform/table/table.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { BikeIndexItem } from "#lambdas/bikes/items/posting.ts";
import { type Key, nameOf } from "#lambdas/platform/table/key.ts";
import { type Entry, promptEntries, textEntries } from "./entries.ts";
import { partitionOf } from "./places.ts";

/** Bikes read after each random position. */
const neighbours = 10;
const draws = [
  [lists.listedBikes(), 20],
  [lists.unlistedBikes("pending_review"), 2],
  [lists.unlistedBikes("deleted"), 2],
] as const;

const Listed = z.object({ id: z.string(), gsi2sk: z.string() });

type Range = { readonly after?: Position; readonly newestFirst?: boolean };

const read = async (table: Pick<Table, "query">, list: string, limit: number, range: Range = {}) => {
  const { items } = await table.query({ index: "gsi2", partition: list, schema: Listed, limit, ...range });
  return items;
};

/** A list position for this time. No bike needs to be there. */
const placeAt = (milliseconds: number): Position => ({
  gsi2sk: String(Math.floor(milliseconds)).padStart(13, "0"),
  pk: "BIKE#",
  sk: "BIKE",
});

const timeOf = (bike: z.infer<typeof Listed> | undefined): number => Number(bike?.gsi2sk.split("#")[0] ?? 0);

const drawFrom = async (
  table: Pick<Table, "query">,
  { random }: Pick<System, "random">,
  list: string,
  times: number,
): Promise<string[]> => {
  const [[oldest], [newest]] = await Promise.all([
    read(table, list, 1),
    read(table, list, 1, { newestFirst: true }),
  ]);
  const [from, to] = [timeOf(oldest), timeOf(newest)];
  // One millisecond earlier, otherwise the oldest bike would never be drawn.
  const starts = Array.from({ length: times }, () => placeAt(from - 1 + random() * (to - from)));
  const parts = await Promise.all(starts.map((after) => read(table, list, neighbours, { after })));
  return parts.flat().map(({ id }) => id);
};

/** Ids of up to 240 bikes of all ages and states. */
const sampleBikes = async (
  table: Pick<Table, "query">,
  system: Pick<System, "random">,
): Promise<string[]> => {
  const drawn = await Promise.all(draws.map(([list, times]) => drawFrom(table, system, list, times)));
  return [...new Set(drawn.flat())];
};

/**
 * `missing`, `different`: an item derived from a bike. `orphan`: an item derived from no bike.
 * `behind`: the word lists are older than the bike.
 */
type Drift = {
  readonly what: "missing" | "different" | "orphan" | "behind";
  readonly bikeId: string;
  readonly place: Key;
};
type DriftReport = { readonly bikes: number; readonly drifts: readonly Drift[] };

export type DriftContext = {
  readonly table: Pick<Table, "get" | "batchGet" | "query">;
  readonly system: Pick<System, "random" | "wait">;
};

const atOnce = 10;
const maxListItems = 100;
/** In milliseconds: writes under way are done by then. */
const secondLookAfter = 10_000;

const Raw = z.record(z.string(), z.unknown());
const Place = z.object({ pk: z.string(), sk: z.string() });

const readRaw = async ({ table }: DriftContext, wanted: readonly Key[]) => {
  const items = await table.batchGet(wanted, Raw);
  return new Map(items.map((item) => [nameOf(Place.parse(item)), item]));
};

const differenceOf = (
  { key, entity, item }: Entry,
  stored: Record<string, unknown> | undefined,
): Drift["what"] | undefined => {
  if (!stored) return "missing";
  return isDeepStrictEqual(stored, { ...key, ...item, entity }) ? undefined : "different";
};

const compare = async (context: DriftContext, bikeId: string): Promise<Drift[]> => {
  const [bike, index] = await Promise.all([
    context.table.get(keys.bike(bikeId), BikeItem),
    context.table.get(keys.bikeIndex(bikeId), BikeIndexItem),
  ]);
  if (!bike) return [];
  const isBehind = index?.version !== bike.version;
  const entries = [...promptEntries(bike), ...(isBehind ? [] : textEntries(bike))];
  const stored = await readRaw(
    context,
    entries.map(({ key }) => key),
  );
  const behind: Drift[] = isBehind ? [{ what: "behind", bikeId, place: keys.bikeIndex(bikeId) }] : [];
  const drifts = entries.flatMap((entry): Drift[] => {
    const what = differenceOf(entry, stored.get(nameOf(entry.key)));
    return what ? [{ what, bikeId, place: entry.key }] : [];
  });
  return [...behind, ...drifts];
};

const ownerOf = ({ sk }: Key): string => sk.split("#").at(-1) ?? sk;

/** Items of a list that are not derived from their bike. */
const findOrphans = async (context: DriftContext, places: readonly Key[]): Promise<Drift[]> => {
  const bikes = await context.table.batchGet(
    places.map((place) => keys.bike(ownerOf(place))),
    BikeItem,
  );
  const entries = bikes.flatMap((bike) => [...promptEntries(bike), ...textEntries(bike)]);
  const right = new Set(entries.map(({ key }) => nameOf(key)));
  return places
    .filter((place) => !right.has(nameOf(place)))
    .map((place) => ({ what: "orphan", bikeId: ownerOf(place), place }));
};

/** The newest items of a random list that contains the bike. */
const readSomeList = async ({ table, system }: DriftContext, bikeId: string): Promise<Key[]> => {
  const index = await table.get(keys.bikeIndex(bikeId), BikeIndexItem);
  const name = index?.partitions[Math.floor(system.random() * index.partitions.length)];
  if (name === undefined) return [];
  const partition = partitionOf(name);
  const { items } = await table.query({ partition, schema: Place, limit: maxListItems, newestFirst: true });
  return items;
};

const inBatches = async <T, R>(all: readonly T[], work: (one: T) => Promise<readonly R[]>): Promise<R[]> => {
  const results: R[] = [];
  for (let from = 0; from < all.length; from += atOnce)
    results.push(...(await Promise.all(all.slice(from, from + atOnce).map(work))).flat());
  return results;
};

const stillThere = async (context: DriftContext, suspects: readonly Drift[]): Promise<Drift[]> => {
  const stored = await readRaw(
    context,
    suspects.map(({ place }) => place),
  );
  return findOrphans(
    context,
    suspects.map(({ place }) => place).filter((place) => stored.has(nameOf(place))),
  );
};

/**
 * Compares the stored items of a sample of bikes with those derived from them, without writing.
 * Differences are checked again after a while, because bikes change meanwhile.
 */
export const findDrift = async (context: DriftContext): Promise<DriftReport> => {
  const sample = await sampleBikes(context.table, context.system);
  const differing = await inBatches(sample, (id) => compare(context, id));
  const orphans = await inBatches(sample, async (id) =>
    findOrphans(context, await readSomeList(context, id)),
  );
  const suspects = [...new Set(differing.map(({ bikeId }) => bikeId))];
  if (suspects.length + orphans.length === 0) return { bikes: sample.length, drifts: [] };
  await context.system.wait(secondLookAfter);
  const drifts = [
    ...(await inBatches(suspects, (id) => compare(context, id))),
    ...(await stillThere(context, orphans)),
  ];
  return { bikes: sample.length, drifts };
};
