import * as z from "zod";
import type { AdminBikeEvent } from "#contract/office/bike-admin-bike.ts";
import {
  type EventRow,
  rowOfCorrection,
  rowOfDecision,
  rowOfEvent,
  rowOfMatch,
  rowOfReport,
  rowOfTransfer,
  rowsOfCode,
  rowsOfEntry,
  rowsOfListing,
  TheftMatch,
} from "./event-rows.ts";
import { mergeParts, type Part } from "./merge-parts.ts";
import type { BikeAdminContext } from "#lambdas/office/bikes/bike-admin-context.ts";
import { maxReports } from "#lambdas/thefts/finders.ts";
import { decisionsIn, readNames } from "#lambdas/people/administrators/show-decisions.ts";
import { auditPartition } from "#lambdas/platform/table/audit-keys.ts";
import { readCursor, writeCursor } from "#lambdas/platform/table/cursor.ts";
import { AuditItem } from "#lambdas/platform/table/items/audit.ts";
import { BikeEventItem, BikeItem } from "#lambdas/bikes/items/bike.ts";
import { CorrectionItem } from "#lambdas/bikes/items/correction.ts";
import { FoundReportItem } from "#lambdas/thefts/items/found-report.ts";
import { BikeCodeItem } from "#lambdas/stickers/items/qr-code.ts";
import { bikePartition, keys, lists, ranges } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import { ListingItem } from "#lambdas/ads/items/listing.ts";
import { ReceiptEntryItem } from "#lambdas/ownership/items/ownership-receipt.ts";
import { TransferItem } from "#lambdas/ownership/items/transfer.ts";

type Reading = Pick<Table, "get" | "query" | "batchGet">;

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
const readOffers = async (table: Reading, bike: BikeItem): Promise<EventRow[]> => {
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

const pageSize = 15;
/** Larger than a page, because many audit lines are views, which are not shown. */
const auditPageSize = 25;

const Keyed = z.object({ sk: z.string() });
const KeyedEvent = BikeEventItem.and(Keyed);
const KeyedLine = AuditItem.and(Keyed);

const readHistory = async (table: Reading, bikeId: string, before: string | undefined): Promise<Part> => {
  const prefix = ranges.bikeEvents;
  const { items, next } = await table.query({
    partition: bikePartition(bikeId),
    prefix,
    schema: KeyedEvent,
    limit: pageSize,
    newestFirst: true,
    after: before === undefined ? undefined : { sk: `${prefix}${before}` },
  });
  const rows = items.map(rowOfEvent);
  return { rows, until: next && rows.at(-1)?.id };
};

const readDecisions = async (table: Reading, bikeId: string, before: string | undefined): Promise<Part> => {
  const { items, next } = await table.query({
    partition: auditPartition(bikeId),
    schema: KeyedLine,
    limit: auditPageSize,
    newestFirst: true,
    after: before === undefined ? undefined : { sk: before },
  });
  return { rows: decisionsIn(items).map(rowOfDecision), until: next && items.at(-1)?.sk };
};

/** Read whole: a bike has few of these, and their keys are not sorted by time. */
const readOthers = async (table: Reading, bike: BikeItem): Promise<Part> => {
  const all = async <T extends z.ZodType>(prefix: string, schema: T): Promise<z.output<T>[]> => {
    const partition = bikePartition(bike.id);
    const page = await table.query({ partition, prefix, schema, limit: maxReports, newestFirst: true });
    return page.items;
  };
  const [reports, corrections, matches, codes, offers] = await Promise.all([
    all(ranges.foundReports, FoundReportItem),
    all(ranges.corrections, CorrectionItem),
    all(ranges.matches, TheftMatch),
    all(ranges.bikeCodes, BikeCodeItem),
    readOffers(table, bike),
  ]);
  const rows = [
    ...reports.map(rowOfReport),
    ...corrections.map(rowOfCorrection),
    ...matches.map(rowOfMatch),
    ...codes.flatMap(rowsOfCode),
    ...offers,
  ];
  return { rows, until: undefined };
};

type Events = { items: AdminBikeEvent[]; cursor: string | undefined };
type EventsRequest = { readonly adminId: string; readonly bike: BikeItem; readonly cursor?: string };

/** Newest first, with present names. The cursor is bound to the administrator who opened the bike. */
export const listEvents = async (
  { table, cursorSecret }: Pick<BikeAdminContext, "table" | "cursorSecret">,
  { adminId, bike, cursor }: EventsRequest,
): Promise<Events> => {
  const list = JSON.stringify(["bike", adminId, bike.id]);
  const before = readCursor(cursorSecret, list, cursor)?.["before"];
  const parts = await Promise.all([
    readHistory(table, bike.id, before),
    readDecisions(table, bike.id, before),
    readOthers(table, bike),
  ]);
  const { rows, next } = mergeParts(parts, before, pageSize);
  const names = await readNames(
    table,
    rows.flatMap(({ whoId }) => whoId ?? []),
  );
  const items = rows.map(({ whoId, ...row }) => ({
    ...row,
    who: whoId === undefined ? undefined : { id: whoId, name: names.get(whoId) },
  }));
  return {
    items,
    cursor: writeCursor(cursorSecret, list, next === undefined ? undefined : { before: next }),
  };
};
