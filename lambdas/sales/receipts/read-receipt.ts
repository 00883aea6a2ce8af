import type { WithCreditNotes } from "#contract/sales/receipts.ts";
import { showReceipts } from "./show-receipts.ts";
import { ownStore } from "#lambdas/shared/stores/own-store.ts";
import type { SalesContext } from "#lambdas/sales/sales-context.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { StoreReceiptItem } from "#lambdas/shared/table/items/store-receipt.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** As many as one reading holds. */
const atOnce = 100;

/** What this very store has issued under a number: what others have is not there. */
export const findReceipt = async (
  table: Pick<Table, "get">,
  storeId: string,
  number: number,
): Promise<StoreReceiptItem> => {
  const receipt = await table.get(keys.storeReceipt(storeId, number), StoreReceiptItem);
  if (!receipt) throw new ProblemError("store-receipt-not-found");
  return receipt;
};

/** A receipt and its credit notes, the oldest first. */
export const withCreditNotes = async (
  table: Pick<Table, "get" | "batchGet">,
  storeId: string,
  number: number,
): Promise<{ readonly receipt: StoreReceiptItem; readonly notes: readonly StoreReceiptItem[] }> => {
  const receipt = await findReceipt(table, storeId, number);
  const wanted = receipt.creditNotes.map((note) => keys.storeReceipt(storeId, note));
  const notes: StoreReceiptItem[] = [];
  for (let from = 0; from < wanted.length; from += atOnce)
    notes.push(...(await table.batchGet(wanted.slice(from, from + atOnce), StoreReceiptItem)));
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
