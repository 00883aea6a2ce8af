import * as z from "zod";
import { type EventRow, rowsOfEntry, rowsOfListing, rowOfTransfer } from "./event-rows.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { ListingItem } from "#lambdas/ads/items/listing.ts";
import { ReceiptEntryItem } from "#lambdas/ownership/items/ownership-receipt.ts";
import { TransferItem } from "#lambdas/ownership/items/transfer.ts";
import { bikePartition, keys, lists, ranges } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

type Reading = Pick<Table, "get" | "query">;

/** Ended offers are deleted within three months, so earlier owners have none left. */
const maxOwners = 3;
/** Per owner, for all of their bikes. */
const maxOffers = 25;
/** History events searched for the latest owners. */
const historyLimit = 15;

const newest = { newestFirst: true, limit: maxOffers, index: "gsi1" } as const;
const Owned = z.object({ ownerId: z.string().optional() });

const latestOwners = async (table: Reading, { id, ownerId }: BikeItem): Promise<string[]> => {
  const { items } = await table.query({
    partition: bikePartition(id),
    prefix: ranges.bikeEvents,
    schema: Owned,
    limit: historyLimit,
    newestFirst: true,
  });
  const owners = new Set([ownerId, ...items.flatMap((event) => event.ownerId ?? [])]);
  return [...owners].slice(0, maxOwners);
};

const adsOf = async (table: Reading, ownerId: string): Promise<ListingItem[]> =>
  (await table.query({ ...newest, partition: lists.listingsOf(ownerId), schema: ListingItem })).items;

const endedTransfersOf = async (table: Reading, ownerId: string): Promise<ReceiptEntryItem[]> => {
  const partition = lists.receiptEntriesOf(`${ownerId}#ended`);
  const { items } = await table.query({ ...newest, partition, schema: ReceiptEntryItem });
  return items.filter(({ role }) => role === "seller");
};

/** Open and recently ended ads and transfers of a bike. */
export const readOffers = async (table: Reading, bike: BikeItem): Promise<EventRow[]> => {
  const { openListingId, openTransferId } = bike;
  const owners = await latestOwners(table, bike);
  const [open, transfer, ads, ended] = await Promise.all([
    openListingId === undefined ? undefined : table.get(keys.listing(openListingId), ListingItem),
    openTransferId === undefined ? undefined : table.get(keys.transfer(openTransferId), TransferItem),
    Promise.all(owners.map((ownerId) => adsOf(table, ownerId))),
    Promise.all(owners.map((ownerId) => endedTransfersOf(table, ownerId))),
  ]);
  const ofBike = <Item extends { readonly bikeId: string }>(items: readonly Item[]): Item[] =>
    items.filter(({ bikeId }) => bikeId === bike.id);
  // The open ad may not be among the owner's newest, so it is read by key too.
  const every = new Map([...ofBike(ads.flat()), ...(open ? [open] : [])].map((ad) => [ad.id, ad]));
  return [
    ...[...every.values()].flatMap(rowsOfListing),
    ...ofBike(ended.flat()).flatMap(rowsOfEntry),
    ...(transfer ? [rowOfTransfer(transfer)] : []),
  ];
};
