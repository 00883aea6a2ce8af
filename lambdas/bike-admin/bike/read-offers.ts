import * as z from "zod";
import { type Row, rowsOfEntry, rowsOfListing, rowOfTransfer } from "./event-rows.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { ListingItem } from "#lambdas/shared/table/items/listing.ts";
import { ReceiptEntryItem } from "#lambdas/shared/table/items/ownership-receipt.ts";
import { TransferItem } from "#lambdas/shared/table/items/transfer.ts";
import { bikePartition, keys, lists, ranges } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

type Reading = Pick<Table, "get" | "query">;

/** What is over is forgotten within three months: those who had the bike before them have left nothing here. */
const mostOwners = 3;
/** Of each owner, whatever bikes they are of. */
const most = 25;
/** Lines among which the latest owners are looked for. */
const lines = 15;

const newest = { newestFirst: true, limit: most, index: "gsi1" } as const;
const Owned = z.object({ ownerId: z.string().optional() });

const latestOwners = async (table: Reading, { id, ownerId }: BikeItem): Promise<string[]> => {
  const { items } = await table.query({
    partition: bikePartition(id),
    prefix: ranges.bikeEvents,
    schema: Owned,
    limit: lines,
    newestFirst: true,
  });
  const owners = new Set([ownerId, ...items.flatMap((event) => event.ownerId ?? [])]);
  return [...owners].slice(0, mostOwners);
};

const adsOf = async (table: Reading, ownerId: string): Promise<ListingItem[]> =>
  (await table.query({ ...newest, partition: lists.listingsOf(ownerId), schema: ListingItem })).items;

const endedTransfersOf = async (table: Reading, ownerId: string): Promise<ReceiptEntryItem[]> => {
  const partition = lists.receiptEntriesOf(`${ownerId}#ended`);
  const { items } = await table.query({ ...newest, partition, schema: ReceiptEntryItem });
  return items.filter(({ role }) => role === "seller");
};

/** Ads for a bike and changes of its owner that came to nothing, as far as they are kept, and what is open. */
export const readOffers = async (table: Reading, bike: BikeItem): Promise<Row[]> => {
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
  // The open one is read by its own key as well: among many it need not be of the newest.
  const every = new Map([...ofBike(ads.flat()), ...(open ? [open] : [])].map((ad) => [ad.id, ad]));
  return [
    ...[...every.values()].flatMap(rowsOfListing),
    ...ofBike(ended.flat()).flatMap(rowsOfEntry),
    ...(transfer ? [rowOfTransfer(transfer)] : []),
  ];
};
