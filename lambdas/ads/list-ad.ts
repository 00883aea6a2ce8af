import { adOf, isAdShown } from "./ad-card.ts";
import { adItemOf } from "./ad-item.ts";
import { adPlaces } from "./ad-lists.ts";
import { isOver } from "./moves.ts";
import type { System } from "#lambdas/platform/system.ts";
import { type Action, check, put, remove } from "#lambdas/platform/table/actions.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { ListingIndexItem, ListingItem } from "#lambdas/ads/items/listing.ts";
import type { Key } from "#lambdas/platform/table/key.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

export type AdIndexer = {
  readonly table: Pick<Table, "get" | "transact">;
  readonly system: Pick<System, "random" | "wait">;
};

type AdSources = {
  readonly listing: ListingItem;
  readonly bike: BikeItem;
  readonly index: ListingIndexItem | undefined;
  readonly of: string;
};

/** DynamoDB's limit of 100 per transaction, minus the two checks in each. */
const maxWrites = 98;

const nameOf = ({ pk, sk }: Key): string => `${pk}\n${sk}`;
const keyOf = (name: string): Key => {
  const [pk = "", sk = ""] = name.split("\n");
  return { pk, sk };
};

const readSources = async ({ table }: AdIndexer, listingId: string): Promise<AdSources | undefined> => {
  const [listing, index] = await Promise.all([
    table.get(keys.listing(listingId), ListingItem),
    table.get(keys.listingIndex(listingId), ListingIndexItem),
  ]);
  const bike = listing && (await table.get(keys.bike(listing.bikeId), BikeItem));
  return listing && bike && { listing, bike, index, of: `${listing.version}.${bike.version}` };
};

/** Fails with `stale` if the ad or bike has changed since it was read. */
const unchanged = ({ listing, bike }: AdSources): Action[] => [
  check(keys.listing(listing.id)).expect("version", listing.version, "stale"),
  check(keys.bike(bike.id)).expect("version", bike.version, "stale"),
];

const indexWrite = (
  { listing, index }: AdSources,
  step: 1 | 2,
  now: Pick<ListingIndexItem, "of" | "places">,
): Action => {
  const revision = (index?.revision ?? 0) + step;
  const write = put(keys.listingIndex(listing.id), "listingIndex", { ...now, revision });
  return index || step === 2 ? write.expect("revision", revision - 1, "stale") : write.expectNew("stale");
};

/** Records all possible places before writing any, so that a run after a crash finds every one. */
const updateLists = async ({ table }: AdIndexer, sources: AdSources): Promise<void> => {
  const { listing, bike, index, of } = sources;
  const ad = adOf(listing, bike);
  const wanted = new Map((isAdShown(listing, bike) ? adPlaces(ad) : []).map((key) => [nameOf(key), key]));
  const known = index?.places ?? [];
  const writes = [
    ...known.filter((name) => !wanted.has(name)).map((name) => remove(keyOf(name))),
    ...[...wanted.values()].map((key) => put(key, "ad", adItemOf(ad))),
  ];
  const possible = [...new Set([...known, ...wanted.keys()])];
  await table.transact([...unchanged(sources), indexWrite(sources, 1, { of: undefined, places: possible })]);
  for (let from = 0; from < writes.length; from += maxWrites)
    await table.transact([...unchanged(sources), ...writes.slice(from, from + maxWrites)]);
  await table.transact([...unchanged(sources), indexWrite(sources, 2, { of, places: [...wanted.keys()] })]);
};

/** Deletes the upload records of an ended ad; a stream consumer then deletes the files. */
const discardPhotos = async ({ table }: AdIndexer, { listing }: AdSources): Promise<void> => {
  if (isOver(listing.state) && listing.photos.length > 0)
    await table.transact(listing.photos.map((id) => remove(keys.upload(id))));
};

/** Brings an ad's lists up to date with the ad and its bike. Any number of calls, in any order and interrupted anywhere, ends in the right state. */
export const listAd = (indexer: AdIndexer, listingId: string): Promise<void> =>
  retryOnConflict(indexer.system, async () => {
    const sources = await readSources(indexer, listingId);
    if (!sources || sources.index?.of === sources.of) return;
    await updateLists(indexer, sources);
    await discardPhotos(indexer, sources);
  });
