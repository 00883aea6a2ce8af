import { type Action, update } from "#lambdas/platform/table/actions.ts";
import { StoreReceiptCounterItem } from "#lambdas/shops/items/store-receipt.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** `taken` reserves the number in the caller's transaction. */
export type DrawnNumber = { readonly number: number; readonly taken: Action };

/** Of tills that draw at once, one succeeds per attempt, so this suffices for 40 tills in one store. */
export const maxDrawAttempts = 40;

/** Draws the next number. It is taken in the transaction that uses it, so a failure leaves no gap; a second till that drew the same number fails with `stale` and draws again. */
export const drawNumber = async (table: Pick<Table, "get">, storeId: string): Promise<DrawnNumber> => {
  const key = keys.storeReceiptCounter(storeId);
  const counter = await table.get(key, StoreReceiptCounterItem);
  const number = (counter?.last ?? 0) + 1;
  const drawn = update(key).set({ entity: "storeReceiptCounter", last: number });
  return { number, taken: counter ? drawn.expect("last", counter.last, "stale") : drawn.expectNew("stale") };
};
