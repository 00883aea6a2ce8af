import { leftOf } from "#contract/sales/receipts.ts";
import { type Drawn, drawNumber } from "./draw-number.ts";
import { findReceipt } from "./read-receipt.ts";
import { issuerOf } from "./receipt-of-sale.ts";
import { receiptWrites } from "./receipt-writes.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { readStore } from "#lambdas/shared/stores/read-stores.ts";
import { type Action, update } from "#lambdas/shared/table/actions.ts";
import type { SaleItem } from "#lambdas/shared/table/items/sale.ts";
import type { StoreItem } from "#lambdas/shared/table/items/store.ts";
import type { StoreReceiptItem } from "#lambdas/shared/table/items/store-receipt.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { storeReceiptPlaces } from "#lambdas/shared/table/store-keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";
import { storeLogWrite } from "#lambdas/shared/stores/store-log.ts";
import type { System } from "#lambdas/system.ts";

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

const noteOn = (
  receipt: StoreReceiptItem,
  store: StoreItem,
  { amount, reason, by, at }: Credit,
  { number }: Drawn,
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

/** That so much of a receipt has been given back. The rest of what it says stays as it was issued. */
const creditedWrite = (receipt: StoreReceiptItem, amount: number, note: number): Action => {
  const { storeId, number, credited } = receipt;
  const state = leftOf(receipt) === amount ? "credited" : "partly-credited";
  return update(keys.storeReceipt(storeId, number))
    .set({
      credited: credited + amount,
      state,
      creditNotes: [...receipt.creditNotes, note],
      ...storeReceiptPlaces({ ...receipt, state }),
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

/** A credit note and the receipt that it corrects. Of two who credit at once the second hears `stale`, and looks at what is left then. */
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
      ...receiptWrites(noteOn(receipt, store, credit, drawn), drawn),
      creditedWrite(receipt, credit.amount, number),
      logWrite(system, receipt, credit),
    ],
  };
};

/** Credits what is left of the receipt of a sale that the store takes back; nothing where it has no price. */
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
