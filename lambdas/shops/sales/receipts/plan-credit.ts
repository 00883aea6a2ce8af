import { leftOf } from "#contract/shops/sales/receipts.ts";
import { type DrawnNumber, drawNumber } from "./draw-number.ts";
import { findReceipt } from "./read-receipt.ts";
import { issuerOf } from "./receipt-of-sale.ts";
import { receiptWrites } from "./receipt-writes.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { readStore } from "#lambdas/shops/read-stores.ts";
import { type Action, update } from "#lambdas/platform/table/actions.ts";
import type { SaleItem } from "#lambdas/shops/items/sale.ts";
import type { StoreItem } from "#lambdas/shops/items/store.ts";
import type { StoreReceiptItem } from "#lambdas/shops/items/store-receipt.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { storeReceiptIndexKeys } from "#lambdas/platform/table/store-keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import { storeLogWrite } from "#lambdas/shops/store-log.ts";
import type { System } from "#lambdas/platform/system.ts";

type Context = {
  readonly table: Pick<Table, "get">;
  readonly system: Pick<System, "newId">;
};

type Credit = {
  readonly amount: number;
  readonly reason: string | undefined;
  readonly by: string;
  readonly at: Date;
};

const creditNoteOf = (
  receipt: StoreReceiptItem,
  store: StoreItem,
  { amount, reason, by, at }: Credit,
  { number }: DrawnNumber,
): StoreReceiptItem => ({
  ...receipt,
  number,
  state: "credit-note",
  issuedAt: at.toISOString(),
  issuedBy: by,
  store: issuerOf(store),
  amount,
  credited: 0,
  creditNotes: [],
  credits: receipt.number,
  reason,
});

/** Updates only the credited amount and what follows from it. */
const creditedWrite = (receipt: StoreReceiptItem, amount: number, note: number): Action => {
  const { storeId, number, credited } = receipt;
  const state = leftOf(receipt) === amount ? "credited" : "partly-credited";
  return update(keys.storeReceipt(storeId, number))
    .set({
      credited: credited + amount,
      state,
      creditNotes: [...receipt.creditNotes, note],
      ...storeReceiptIndexKeys({ ...receipt, state }),
    })
    .expect("credited", credited, "stale");
};

const logWrite = (
  system: Context["system"],
  { storeId, saleId, number }: StoreReceiptItem,
  { by, amount, at }: Credit,
): Action =>
  storeLogWrite(system, {
    storeId,
    action: "receipt-credited",
    by,
    saleId,
    about: `${number} (${amount} kr)`,
    at,
  });

/** If two people credit at once, the second fails with `stale` and retries with the remaining amount. */
export const planCredit = async (
  { table, system }: Context,
  receipt: StoreReceiptItem,
  credit: Credit,
): Promise<{ readonly number: number; readonly actions: readonly Action[] }> => {
  const { storeId } = receipt;
  const [store, drawn] = await Promise.all([readStore(table, storeId), drawNumber(table, storeId)]);
  if (!store) throw new ProblemError("forbidden");
  const { number } = drawn;
  return {
    number,
    actions: [
      ...receiptWrites(creditNoteOf(receipt, store, credit, drawn), drawn),
      creditedWrite(receipt, credit.amount, number),
      logWrite(system, receipt, credit),
    ],
  };
};

/** Credits the rest of a returned sale's receipt; does nothing without a price. */
export const planCreditOfRest = async (
  context: Context,
  { storeId, issuedReceipt }: SaleItem,
  { by, at }: Pick<Credit, "by" | "at">,
): Promise<readonly Action[]> => {
  if (issuedReceipt === undefined) return [];
  const receipt = await findReceipt(context.table, storeId, issuedReceipt);
  const amount = leftOf(receipt);
  if (amount === 0) return [];
  return (await planCredit(context, receipt, { amount, reason: undefined, by, at })).actions;
};
