import { canonicalFrameNumber } from "#contract/bikes/frame-number.ts";
import type { StoreReceipt, StoreReceiptsQuery } from "#contract/shops/sales/receipts.ts";
import { showReceipts } from "./show-receipts.ts";
import { ownStore } from "#lambdas/shops/members/own-store.ts";
import type { SalesContext } from "#lambdas/shops/sales/sales-context.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { readCursor, writeCursor } from "#lambdas/platform/table/cursor.ts";
import { StoreReceiptItem } from "#lambdas/shops/items/store-receipt.ts";
import { keys, lists, ranges, storePartition } from "#lambdas/platform/table/keys.ts";

type Context = Pick<SalesContext, "table" | "cursorSecret">;
type ReceiptSearch = Pick<StoreReceiptsQuery, "state" | "q">;

/** Chooses the narrowest list that contains the search. */
const placeOf = (storeId: string, { state, q }: ReceiptSearch) => {
  if (q !== undefined)
    return {
      partition: lists.storeReceiptsByBike(storeId),
      index: "gsi2" as const,
      prefix: canonicalFrameNumber(q),
    };
  if (state !== "all") return { partition: lists.storeReceiptsIn(storeId, state), index: "gsi1" as const };
  return { partition: storePartition(storeId), prefix: ranges.storeReceipts };
};

/** Empty if the typed text is no receipt number. */
const findByNumber = async ({ table }: Context, storeId: string, typed = ""): Promise<StoreReceiptItem[]> => {
  const number = /^\s*\d{1,9}\s*$/.test(typed) ? Number(typed) : 0;
  const receipt = number > 0 && (await table.get(keys.storeReceipt(storeId, number), StoreReceiptItem));
  return receipt ? [receipt] : [];
};

/** Newest first; an exact receipt number comes before matches by frame number. */
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
    after === undefined ? findByNumber(context, storeId, q) : [],
    table.query({ ...place, schema: StoreReceiptItem, limit, after, newestFirst: true }),
  ]);
  const others = items.filter(({ number }) => number !== numbered[0]?.number);
  const wanted = [...numbered, ...others].filter((each) => state === "all" || each.state === state);
  return { items: await showReceipts(table, wanted), cursor: writeCursor(cursorSecret, list, next) };
};
