import { type StatementPart, type StatementRow, monthBounds } from "#contract/points/statement.ts";
import { ownStoreNow } from "./own-store-now.ts";
import type { PurchasesContext } from "#lambdas/points/points-context.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { readCursor, writeCursor } from "#lambdas/platform/table/cursor.ts";
import { BalanceItem, LedgerItem, ProfileItem } from "#lambdas/people/items/person.ts";
import { PurchaseItem } from "#lambdas/points/items/purchase.ts";
import { keys, ranges, userPartition } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import * as z from "zod";

const Dated = z.object({ at: z.iso.datetime() });

/** Concurrent writes can get versions and times in different orders, but never this many rows apart. */
const disorder = 25;

/** The cursor after which the row of this version comes. */
const positionBefore = (account: string, version: number): { readonly sk: string } => ({
  sk: keys.ledgerRow(account, version - 1).sk,
});

const isBefore = async (
  table: Pick<Table, "get">,
  key: ReturnType<typeof keys.ledgerRow>,
  at: string,
): Promise<boolean> => {
  const row = await table.get(key, Dated);
  return row === undefined || row.at < at;
};

/** Finds by binary search the version of the first row from a moment on, or `last + 1`. Near the moment times can be out of order: the last older row decides, so every row belongs to exactly one month. */
const firstFrom = async (
  table: Pick<Table, "get" | "query">,
  account: string,
  from: Date,
  last: number,
): Promise<number> => {
  const at = from.toISOString();
  let [low, high] = [1, last + 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (await isBefore(table, keys.ledgerRow(account, middle), at)) low = middle + 1;
    else high = middle;
  }
  if (low > last) return low;
  const rows = await table.query({
    partition: userPartition(account),
    prefix: ranges.ledger,
    schema: Dated,
    limit: disorder,
    after: positionBefore(account, low),
  });
  return low + rows.items.findLastIndex((row) => row.at < at) + 1;
};

/** The most that one batch of reads can look up. */
const rowsAtOnce = 100;

type Context = Pick<PurchasesContext, "table" | "system" | "cursorSecret">;
type Span = { readonly first: number; readonly end: number };

/** The versions of a month's rows; `end` is exclusive. */
const findSpan = async (table: Table, storeId: string, month: string): Promise<Span> => {
  const balance = await table.get(keys.balance(storeId), BalanceItem);
  const last = balance?.version ?? 0;
  const { from, to } = monthBounds(month);
  const [first, end] = await Promise.all([
    firstFrom(table, storeId, from, last),
    firstFrom(table, storeId, to, last),
  ]);
  return { first, end };
};

const balanceAfter = async (table: Table, storeId: string, version: number): Promise<number> =>
  version === 0 ? 0 : ((await table.get(keys.ledgerRow(storeId, version), LedgerItem))?.balanceAfter ?? 0);

const readRows = async (table: Table, storeId: string, { first, end }: Span): Promise<LedgerItem[]> => {
  if (first >= end) return [];
  const { items } = await table.query({
    partition: userPartition(storeId),
    prefix: ranges.ledger,
    schema: LedgerItem,
    limit: Math.min(rowsAtOnce, end - first),
    after: positionBefore(storeId, first),
  });
  return items;
};

const showRows = async (table: Table, rows: readonly LedgerItem[]): Promise<StatementRow[]> => {
  const people = new Set(rows.flatMap(({ by }) => by ?? []));
  const bought = rows.filter(({ reason }) => reason === "purchase").map(({ reference }) => reference);
  const [profiles, purchases] = await Promise.all([
    table.batchGet(
      [...people].map((userId) => keys.profile(userId)),
      ProfileItem,
    ),
    table.batchGet(
      bought.map((id) => keys.purchase(id)),
      PurchaseItem,
    ),
  ]);
  const names = new Map(profiles.map(({ userId, fullName }) => [userId, fullName]));
  const references = new Map(purchases.map(({ id, reference }) => [id, reference]));
  return rows.map(({ at, reason, by, text, reference, amount, balanceAfter: after }) => ({
    at,
    reason,
    by: by === undefined ? undefined : names.get(by),
    text,
    reference: references.get(reference),
    amount,
    balanceAfter: after,
  }));
};

/** Shows a page of a month of the caller's store. The cost hardly grows with the ledger. */
export const getStatement = async (
  { table, cursorSecret }: Context,
  caller: Caller,
  { month, cursor }: { readonly month: string; readonly cursor?: string | undefined },
): Promise<StatementPart> => {
  const { storeId, name: store } = await ownStoreNow(table, caller);
  const list = `STATEMENT#${storeId}#${month}`;
  const from = readCursor(cursorSecret, list, cursor)?.["from"];
  const { first, end } = await findSpan(table, storeId, month);
  const start = from === undefined ? first : Number(from);
  const [opening, closing, rows] = await Promise.all([
    balanceAfter(table, storeId, first - 1),
    balanceAfter(table, storeId, end - 1),
    readRows(table, storeId, { first: start, end }),
  ]);
  const next = start + rows.length;
  const more = rows.length > 0 && next < end ? { from: String(next) } : undefined;
  const items = await showRows(table, rows);
  return { store, month, opening, closing, items, cursor: writeCursor(cursorSecret, list, more) };
};
