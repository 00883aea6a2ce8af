import type { PageQuery } from "#contract/platform/page.ts";
import type { PointsChange } from "#contract/points/changes.ts";
import { titleOf } from "#lambdas/bikes/title.ts";
import type { PurchasesContext } from "#lambdas/points/points-context.ts";
import { receiptPath } from "#lambdas/points/purchases/receipt-path.ts";
import { readCursor, writeCursor } from "#lambdas/platform/table/cursor.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { BalanceItem, LedgerItem } from "#lambdas/people/items/person.ts";
import { keys, ranges, userPartition } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

type Bikes = ReadonlyMap<string, BikeItem>;

/** The paid registrations' bikes that the user still owns. */
const readBikes = async (
  table: Pick<Table, "batchGet">,
  userId: string,
  rows: readonly LedgerItem[],
): Promise<Bikes> => {
  const ids = rows.filter(({ reason }) => reason === "registration").map(({ reference }) => reference);
  const bikes = await table.batchGet(
    [...new Set(ids)].map((id) => keys.bike(id)),
    BikeItem,
  );
  const own = bikes.filter(({ ownerId, deletedAt }) => ownerId === userId && deletedAt === undefined);
  return new Map(own.map((bike) => [bike.id, bike]));
};

const linkOf = ({ reason, reference, text }: LedgerItem, bike: BikeItem | undefined): string | undefined => {
  switch (reason) {
    case "registration":
      return bike && `/my-bikes/${reference}`;
    case "purchase":
    case "refund":
    case "reversal":
      return text === undefined ? undefined : receiptPath(text);
    case "reward":
      return "/found-reports";
    case "sticker":
    case "sticker_refund":
      return "/order?tab=stickers";
    case "transfer_hold":
    case "transfer_capture":
    case "transfer_release":
    case "forfeiture":
    case "admin_adjust":
      return undefined;
  }
};

const show = (row: LedgerItem, bikes: Bikes): PointsChange => {
  const { reason, amount, balanceAfter, at, reference } = row;
  const bike = bikes.get(reference);
  const text = row.text ?? (bike && titleOf(bike));
  return { reason, amount, balanceAfter, at, text, link: linkOf(row, bike) };
};

export const listPointsChanges = async (
  { table, cursorSecret }: Pick<PurchasesContext, "table" | "cursorSecret">,
  userId: string,
  { limit, cursor }: PageQuery,
): Promise<{ items: PointsChange[]; cursor: string | undefined; points: number }> => {
  const partition = userPartition(userId);
  const list = `${partition}#${ranges.ledger}`;
  const after = readCursor(cursorSecret, list, cursor);
  const [page, balance] = await Promise.all([
    table.query({ partition, prefix: ranges.ledger, schema: LedgerItem, limit, after, newestFirst: true }),
    table.get(keys.balance(userId), BalanceItem),
  ]);
  const bikes = await readBikes(table, userId, page.items);
  return {
    items: page.items.map((row) => show(row, bikes)),
    cursor: writeCursor(cursorSecret, list, page.next),
    points: balance?.points ?? 0,
  };
};
