import { adOf, isAdShown } from "./ad-card.ts";
import { adItemOf } from "./ad-item.ts";
import { adPlaces } from "./ad-lists.ts";
import { isOver } from "./moves.ts";
import type { System } from "#lambdas/system.ts";
import { type Action, check, put, remove } from "#lambdas/shared/table/actions.ts";
import { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { ListingIndexItem, ListingItem } from "#lambdas/shared/table/items/listing.ts";
import type { Key } from "#lambdas/shared/table/key.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

export type AdIndexer = {
  readonly table: Pick<Table, "get" | "transact">;
  readonly system: Pick<System, "random" | "wait">;
};

type Ground = {
  readonly listing: ListingItem;
  readonly bike: BikeItem;
  readonly index: ListingIndexItem | undefined;
  /** Which versions of ad and bike these are. */
  readonly of: string;
};

/** DynamoDB's limit for one transaction, but for what must hold in each. */
const mostWrites = 98;

const nameOf = ({ pk, sk }: Key): string => `${pk}\n${sk}`;
const keyOf = (name: string): Key => {
  const [pk = "", sk = ""] = name.split("\n");
  return { pk, sk };
};

const readGround = async ({ table }: AdIndexer, listingId: string): Promise<Ground | undefined> => {
  const [listing, index] = await Promise.all([
    table.get(keys.listing(listingId), ListingItem),
    table.get(keys.listingIndex(listingId), ListingIndexItem),
  ]);
  const bike = listing && (await table.get(keys.bike(listing.bikeId), BikeItem));
  return listing && bike && { listing, bike, index, of: `${listing.version}.${bike.version}` };
};

/** Nothing is listed of an ad or a bike that has changed since it was read. */
const unchanged = ({ listing, bike }: Ground): Action[] => [
  check(keys.listing(listing.id)).expect("version", listing.version, "stale"),
  check(keys.bike(bike.id)).expect("version", bike.version, "stale"),
];

const note = (
  { listing, index }: Ground,
  step: 1 | 2,
  now: Pick<ListingIndexItem, "of" | "places">,
): Action => {
  const revision = (index?.revision ?? 0) + step;
  const write = put(keys.listingIndex(listing.id), "listingIndex", { ...now, revision });
  return index || step === 2 ? write.expect("revision", revision - 1, "stale") : write.expectNew("stale");
};

/** First it is noted down where the ad may stand from now on. A person who comes after a crash finds everything by that. */
const list = async ({ table }: AdIndexer, ground: Ground): Promise<void> => {
  const { listing, bike, index, of } = ground;
  const ad = adOf(listing, bike);
  const wanted = new Map((isAdShown(listing, bike) ? adPlaces(ad) : []).map((key) => [nameOf(key), key]));
  const known = index?.places ?? [];
  const writes = [
    ...known.filter((name) => !wanted.has(name)).map((name) => remove(keyOf(name))),
    ...[...wanted.values()].map((key) => put(key, "ad", adItemOf(ad))),
  ];
  const possible = [...new Set([...known, ...wanted.keys()])];
  await table.transact([...unchanged(ground), note(ground, 1, { of: undefined, places: possible })]);
  for (let from = 0; from < writes.length; from += mostWrites)
    await table.transact([...unchanged(ground), ...writes.slice(from, from + mostWrites)]);
  await table.transact([...unchanged(ground), note(ground, 2, { of, places: [...wanted.keys()] })]);
};

/** What an ad has shown goes with it. A person who follows the table deletes the pictures themselves. */
const discardPhotos = async ({ table }: AdIndexer, { listing }: Ground): Promise<void> => {
  if (isOver(listing.state) && listing.photos.length > 0)
    await table.transact(listing.photos.map((id) => remove(keys.upload(id))));
};

/**
 * Makes the lists say of an ad what follows from it and from its bike now, whatever they said before.
 * However often and in whatever order it is called, and wherever it was interrupted, the last call leaves everything right.
 */
export const listAd = (indexer: AdIndexer, listingId: string): Promise<void> =>
  untilFresh(indexer.system, async () => {
    const ground = await readGround(indexer, listingId);
    if (!ground || ground.index?.of === ground.of) return;
    await list(indexer, ground);
    await discardPhotos(indexer, ground);
  });
