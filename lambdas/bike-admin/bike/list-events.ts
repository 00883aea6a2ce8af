import * as z from "zod";
import type { AdminBikeEvent } from "#contract/bike-admin-bike.ts";
import {
  rowOfCorrection,
  rowOfDecision,
  rowOfEvent,
  rowOfReport,
  rowOfSign,
  rowsOfCode,
  Sign,
} from "./event-rows.ts";
import { readOffers } from "./read-offers.ts";
import { mergeParts, type Part } from "./merge-parts.ts";
import type { BikeAdminContext } from "#lambdas/bike-admin/bike-admin-context.ts";
import { mostReports } from "#lambdas/shared/bikes/finders.ts";
import { decisionsIn, readNames } from "#lambdas/shared/administrators/show-decisions.ts";
import { auditPartition } from "#lambdas/shared/table/audit-keys.ts";
import { readCursor, writeCursor } from "#lambdas/shared/table/cursor.ts";
import { AuditItem } from "#lambdas/shared/table/items/audit.ts";
import { BikeEventItem, BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { CorrectionItem } from "#lambdas/shared/table/items/correction.ts";
import { FoundReportItem } from "#lambdas/shared/table/items/found-report.ts";
import { BikeCodeItem } from "#lambdas/shared/table/items/qr-code.ts";
import { bikePartition, ranges } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

type Reading = Pick<Table, "get" | "query" | "batchGet">;

/** Lines that are shown at a time. */
const few = 15;
/** Of these many are looks, which are not shown. */
const lines = 25;

const Keyed = z.object({ sk: z.string() });
const KeyedEvent = BikeEventItem.and(Keyed);
const KeyedLine = AuditItem.and(Keyed);

const readHistory = async (table: Reading, bikeId: string, before: string | undefined): Promise<Part> => {
  const prefix = ranges.bikeEvents;
  const { items, next } = await table.query({
    partition: bikePartition(bikeId),
    prefix,
    schema: KeyedEvent,
    limit: few,
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
    limit: lines,
    newestFirst: true,
    after: before === undefined ? undefined : { sk: before },
  });
  return { rows: decisionsIn(items).map(rowOfDecision), until: next && items.at(-1)?.sk };
};

/** A bike has few of these, and their keys do not tell when they were. */
const readOthers = async (table: Reading, bike: BikeItem): Promise<Part> => {
  const all = async <T extends z.ZodType>(prefix: string, schema: T): Promise<z.output<T>[]> => {
    const partition = bikePartition(bike.id);
    const page = await table.query({ partition, prefix, schema, limit: mostReports, newestFirst: true });
    return page.items;
  };
  const [reports, corrections, signs, codes, offers] = await Promise.all([
    all(ranges.foundReports, FoundReportItem),
    all(ranges.corrections, CorrectionItem),
    all(ranges.matches, Sign),
    all(ranges.bikeCodes, BikeCodeItem),
    readOffers(table, bike),
  ]);
  const rows = [
    ...reports.map(rowOfReport),
    ...corrections.map(rowOfCorrection),
    ...signs.map(rowOfSign),
    ...codes.flatMap(rowsOfCode),
    ...offers,
  ];
  return { rows, until: undefined };
};

type Events = { items: AdminBikeEvent[]; cursor: string | undefined };
type Wanted = { readonly adminId: string; readonly bike: BikeItem; readonly cursor?: string };

/** All that has happened to a bike, the newest first, with the names that people have now. Only the one who was given its cursor goes on: they have opened the bike. */
export const listEvents = async (
  { table, cursorSecret }: Pick<BikeAdminContext, "table" | "cursorSecret">,
  { adminId, bike, cursor }: Wanted,
): Promise<Events> => {
  const list = JSON.stringify(["bike", adminId, bike.id]);
  const before = readCursor(cursorSecret, list, cursor)?.["before"];
  const parts = await Promise.all([
    readHistory(table, bike.id, before),
    readDecisions(table, bike.id, before),
    readOthers(table, bike),
  ]);
  const { rows, next } = mergeParts(parts, before, few);
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
