import type { WithCreditNotes } from "#contract/shops/sales/receipts.ts";
import { showReceipts } from "./show-receipts.ts";
import { ownStore } from "#lambdas/shops/members/own-store.ts";
import type { SalesContext } from "#lambdas/shops/sales/sales-context.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { StoreReceiptItem } from "#lambdas/shops/items/store-receipt.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** Throws `store-receipt-not-found` for another store's receipt. */
export const findReceipt = async (
  table: Pick<Table, "get">,
  storeId: string,
  number: number,
): Promise<StoreReceiptItem> => {
  const receipt = await table.get(keys.storeReceipt(storeId, number), StoreReceiptItem);
  if (!receipt) throw new ProblemError("store-receipt-not-found");
  return receipt;
};

/** Credit notes are oldest first. */
export const withCreditNotes = async (
  table: Pick<Table, "get" | "batchGet">,
  storeId: string,
  number: number,
): Promise<{ readonly receipt: StoreReceiptItem; readonly notes: readonly StoreReceiptItem[] }> => {
  const receipt = await findReceipt(table, storeId, number);
  const wanted = receipt.creditNotes.map((note) => keys.storeReceipt(storeId, note));
  const notes = await table.batchGet(wanted, StoreReceiptItem);
  return { receipt, notes: notes.toSorted((one, other) => one.number - other.number) };
};

export const getStoreReceipt = async (
  { table }: Pick<SalesContext, "table">,
  caller: Caller,
  number: number,
): Promise<WithCreditNotes> => {
  const storeId = await ownStore(table, caller);
  const { receipt, notes } = await withCreditNotes(table, storeId, number);
  const [shown, ...creditNotes] = await showReceipts(table, [receipt, ...notes]);
  if (!shown) throw new ProblemError("store-receipt-not-found");
  return { receipt: shown, creditNotes };
};
