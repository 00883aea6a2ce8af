import { accountOf } from "./buyer.ts";
import { LedgerItem } from "#lambdas/shared/table/items/person.ts";
import { PurchaseItem, ReceiptCounterItem, ReceiptItem } from "#lambdas/shared/table/items/purchase.ts";
import type { Key } from "#lambdas/shared/table/key.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { pages } from "#lambdas/shared/table/pages.ts";
import { receiptPartition } from "#lambdas/shared/table/purchase-keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** What is wrong with a receipt number, or with the purchase that has it. */
type ReceiptFault = {
  readonly number: number;
  readonly fault: "missing" | "no-purchase" | "other-purchase" | "no-ledger-row" | "no-refund-row";
};

export type ReceiptProof = { readonly receipts: number; readonly faults: readonly ReceiptFault[] };

/** As many as one batch of reads holds. */
const receiptsAtOnce = 50;

type Expected = { readonly key: Key; readonly amount: number; readonly fault: ReceiptFault["fault"] };

/** The rows of the ledger that a purchase has to have. */
const rowsOf = (purchase: PurchaseItem): Expected[] => {
  const { points, ledgerVersion, refundVersion, state } = purchase;
  const account = accountOf(purchase);
  const isTaken = state === "refunding" || state === "refunded";
  return [
    { key: keys.ledgerRow(account, ledgerVersion ?? 0), amount: points, fault: "no-ledger-row" },
    ...(isTaken
      ? [
          {
            key: keys.ledgerRow(account, refundVersion ?? 0),
            amount: -points,
            fault: "no-refund-row",
          } as const,
        ]
      : []),
  ];
};

const faultOf = async (
  table: Table,
  { number, purchaseId }: ReceiptItem,
  purchase: PurchaseItem | undefined,
): Promise<ReceiptFault["fault"] | undefined> => {
  if (!purchase) return "no-purchase";
  if (purchase.receiptNumber !== number) return "other-purchase";
  for (const { key, amount, fault } of rowsOf(purchase)) {
    const row = await table.get(key, LedgerItem);
    if (row?.reference !== purchaseId || row.amount !== amount) return fault;
  }
  return undefined;
};

const checkPage = async (table: Table, receipts: readonly ReceiptItem[]): Promise<ReceiptFault[]> => {
  const ids = [...new Set(receipts.map(({ purchaseId }) => purchaseId))];
  const found = await table.batchGet(
    ids.map((id) => keys.purchase(id)),
    PurchaseItem,
  );
  const byId = new Map(found.map((purchase) => [purchase.id, purchase]));
  const checked = receipts.map(async (receipt) => {
    const fault = await faultOf(table, receipt, byId.get(receipt.purchaseId));
    return fault && { number: receipt.number, fault };
  });
  return (await Promise.all(checked)).filter((fault) => fault !== undefined);
};

/** Every number from after the last one up to this. Those before the first have been kept long enough. */
const missingUpTo = (last: number | undefined, number: number): ReceiptFault[] =>
  last === undefined
    ? []
    : Array.from({ length: number - last - 1 }, (_, index) => ({
        number: last + 1 + index,
        fault: "missing",
      }));

/** Proves that receipt numbers follow on each other, and that behind each stand one purchase and its points. It reads only. */
export const checkReceipts = async (table: Table): Promise<ReceiptProof> => {
  // Read before the list: whatever is drawn meanwhile is only more.
  const counter = await table.get(keys.receiptCounter(), ReceiptCounterItem);
  const faults: ReceiptFault[] = [];
  let receipts = 0;
  let last: number | undefined;
  const list = { partition: receiptPartition(), schema: ReceiptItem, limit: receiptsAtOnce };
  for await (const page of pages(table, list)) {
    for (const { number } of page) {
      faults.push(...missingUpTo(last, number));
      last = number;
    }
    faults.push(...(await checkPage(table, page)));
    receipts += page.length;
  }
  if (counter && (last ?? 0) < counter.last) faults.push(...missingUpTo(last ?? 0, counter.last + 1));
  return { receipts, faults };
};
