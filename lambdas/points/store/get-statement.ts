import { type StatementPart, type StatementRow, monthBounds } from "#contract/points/statement.ts";
import { firstFrom, positionBefore } from "./find-month.ts";
import { ownStoreNow } from "./own-store-now.ts";
import type { PurchasesContext } from "#lambdas/points/points-context.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { readCursor, writeCursor } from "#lambdas/shared/table/cursor.ts";
import { BalanceItem, LedgerItem, ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { PurchaseItem } from "#lambdas/shared/table/items/purchase.ts";
import { keys, ranges, userPartition } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** As many rows are read at a time, for one batch of reads holds as many. */
const rowsAtOnce = 100;

type Context = Pick<PurchasesContext, "table" | "system" | "cursorSecret">;
type Span = { readonly first: number; readonly end: number };

/** The rows of a month, from the first up to but without `end`. */
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

/** What was left after the row of this version. */
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

/** A month of the points of the caller's store, a part at a time. What it costs to find the month hardly grows with the ledger. */
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
