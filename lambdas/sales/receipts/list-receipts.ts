import { canonicalFrameNumber } from "#contract/frame-number.ts";
import type { StoreReceipt, StoreReceiptsQuery } from "#contract/sales/receipts.ts";
import { showReceipts } from "./show-receipts.ts";
import { ownStore } from "#lambdas/shared/stores/own-store.ts";
import type { SalesContext } from "#lambdas/sales/sales-context.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { readCursor, writeCursor } from "#lambdas/shared/table/cursor.ts";
import { StoreReceiptItem } from "#lambdas/shared/table/items/store-receipt.ts";
import { keys, lists, ranges, storePartition } from "#lambdas/shared/table/keys.ts";

type Context = Pick<SalesContext, "table" | "cursorSecret">;
type Asked = Pick<StoreReceiptsQuery, "state" | "q">;

/** Where the list lies that holds what is asked for, and little else. */
const placeOf = (storeId: string, { state, q }: Asked) => {
  if (q !== undefined)
    return {
      partition: lists.storeReceiptsByBike(storeId),
      index: "gsi2" as const,
      prefix: canonicalFrameNumber(q),
    };
  if (state !== "all") return { partition: lists.storeReceiptsIn(storeId, state), index: "gsi1" as const };
  return { partition: storePartition(storeId), prefix: ranges.storeReceipts };
};

/** What has this very number, if what was typed can be one. */
const byNumber = async ({ table }: Context, storeId: string, typed = ""): Promise<StoreReceiptItem[]> => {
  const number = /^\s*\d{1,9}\s*$/.test(typed) ? Number(typed) : 0;
  const found = number > 0 && (await table.get(keys.storeReceipt(storeId, number), StoreReceiptItem));
  return found ? [found] : [];
};

/** What the caller's store has issued, newest first: all of it, what stands in a state, or what has a number. */
export const listStoreReceipts = async (
  context: Context,
  caller: Caller,
  { state, q, limit, cursor }: StoreReceiptsQuery,
): Promise<{ items: StoreReceipt[]; cursor: string | undefined }> => {
  const { table, cursorSecret } = context;
  const storeId = await ownStore(table, caller);
  const place = placeOf(storeId, { state, q });
  const list = [place.partition, state, q ?? ""].join("#");
  const after = readCursor(cursorSecret, list, cursor);
  const [numbered, { items, next }] = await Promise.all([
    after === undefined ? byNumber(context, storeId, q) : [],
    table.query({ ...place, schema: StoreReceiptItem, limit, after, newestFirst: true }),
  ]);
  const others = items.filter(({ number }) => number !== numbered[0]?.number);
  const wanted = [...numbered, ...others].filter((each) => state === "all" || each.state === state);
  return { items: await showReceipts(table, wanted), cursor: writeCursor(cursorSecret, list, next) };
};
