import { isDeepStrictEqual } from "node:util";
import * as z from "zod";
import { type Entry, promptEntries, textEntries } from "./entries.ts";
import { nameOf, readMany } from "./read-many.ts";
import { sampleBikes } from "./sample-bikes.ts";
import type { System } from "#lambdas/system.ts";
import { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { BikeIndexItem } from "#lambdas/shared/table/items/posting.ts";
import type { Key } from "#lambdas/shared/table/key.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** `missing`, `different`: an item that follows from a bike. `orphan`: one that follows from none. `behind`: the words of a bike were never listed as it is now. */
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
/** So many of a list are looked at. */
const mostOfList = 100;
/** What was just being written is right by then. */
const secondLookAfter = 10_000;

const Raw = z.record(z.string(), z.unknown());
const Place = z.object({ pk: z.string(), sk: z.string() });

const readRaw = async ({ table }: DriftContext, wanted: readonly Key[]) => {
  const items = await readMany(table, wanted, Raw);
  return new Map(items.map((item) => [nameOf(Place.parse(item)), item]));
};

const differenceOf = (
  { key, entity, item }: Entry,
  stored: Record<string, unknown> | undefined,
): Drift["what"] | undefined => {
  if (!stored) return "missing";
  return isDeepStrictEqual(stored, { ...key, ...item, entity }) ? undefined : "different";
};

/** What lies in the table of a bike against what follows from it. */
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

/** Items of a list that do not follow from their bike. */
const findOrphans = async (context: DriftContext, places: readonly Key[]): Promise<Drift[]> => {
  const bikes = await readMany(
    context.table,
    places.map((place) => keys.bike(ownerOf(place))),
    BikeItem,
  );
  const entries = bikes.flatMap((bike) => [...promptEntries(bike), ...textEntries(bike)]);
  const right = new Set(entries.map(({ key }) => nameOf(key)));
  return places
    .filter((place) => !right.has(nameOf(place)))
    .map((place) => ({ what: "orphan", bikeId: ownerOf(place), place }));
};

/** The newest of a list that the bike stands in. */
const readSomeList = async ({ table, system }: DriftContext, bikeId: string): Promise<Key[]> => {
  const index = await table.get(keys.bikeIndex(bikeId), BikeIndexItem);
  const partition = index?.partitions[Math.floor(system.random() * index.partitions.length)];
  if (partition === undefined) return [];
  const { items } = await table.query({ partition, schema: Place, limit: mostOfList, newestFirst: true });
  return items;
};

const inTurns = async <T, R>(all: readonly T[], work: (one: T) => Promise<readonly R[]>): Promise<R[]> => {
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

/** Derives once more what follows from a sample of bikes and compares it with the table. It reads only. Whatever seems wrong is looked at again after a while, because bikes change meanwhile. */
export const findDrift = async (context: DriftContext): Promise<DriftReport> => {
  const sample = await sampleBikes(context.table, context.system);
  const differing = await inTurns(sample, (id) => compare(context, id));
  const orphans = await inTurns(sample, async (id) => findOrphans(context, await readSomeList(context, id)));
  const suspects = [...new Set(differing.map(({ bikeId }) => bikeId))];
  if (suspects.length + orphans.length === 0) return { bikes: sample.length, drifts: [] };
  await context.system.wait(secondLookAfter);
  const drifts = [
    ...(await inTurns(suspects, (id) => compare(context, id))),
    ...(await stillThere(context, orphans)),
  ];
  return { bikes: sample.length, drifts };
};
