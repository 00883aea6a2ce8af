import { type Action, update } from "#lambdas/shared/table/actions.ts";
import { StoreReceiptCounterItem } from "#lambdas/shared/table/items/store-receipt.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** A number, and the write by which it is taken. */
export type Drawn = { readonly number: number; readonly taken: Action };

/** Each time one of those who draw at once gets its number, so this is enough for as many tills as one store may have. */
export const triesToDraw = 40;

/**
 * The next number of a store's series. It is taken in the transaction that issues what has it, or not at all: a failure leaves no gap.
 * Of two tills that draw the same one, the second hears `stale` and draws again.
 */
export const drawNumber = async (table: Pick<Table, "get">, storeId: string): Promise<Drawn> => {
  const key = keys.storeReceiptCounter(storeId);
  const counter = await table.get(key, StoreReceiptCounterItem);
  const number = (counter?.last ?? 0) + 1;
  const drawn = update(key).set({ entity: "storeReceiptCounter", last: number });
  return { number, taken: counter ? drawn.expect("last", counter.last, "stale") : drawn.expectNew("stale") };
};
