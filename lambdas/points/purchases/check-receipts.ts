import { accountOf } from "./buyer.ts";
import { LedgerItem } from "#lambdas/people/items/person.ts";
import { PurchaseItem, ReceiptCounterItem, ReceiptItem } from "#lambdas/points/items/purchase.ts";
import { unreversedPoints } from "#contract/points/withdrawal.ts";
import type { Key } from "#lambdas/platform/table/key.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { pages } from "#lambdas/platform/table/pages.ts";
import { receiptPartition } from "#lambdas/platform/table/purchase-keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

type ReceiptFault = {
  readonly number: number;
  readonly fault: "missing" | "no-purchase" | "other-purchase" | "no-ledger-row" | "no-refund-row";
};

export type ReceiptProof = { readonly receipts: number; readonly faults: readonly ReceiptFault[] };

/** Keeps the reads of one page within one batch. */
const receiptsAtOnce = 50;

type Expected = { readonly key: Key; readonly amount: number; readonly fault: ReceiptFault["fault"] };

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
            amount: -unreversedPoints(purchase),
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
  const purchases = await table.batchGet(
    ids.map((id) => keys.purchase(id)),
    PurchaseItem,
  );
  const byId = new Map(purchases.map((purchase) => [purchase.id, purchase]));
  const checked = receipts.map(async (receipt) => {
    const fault = await faultOf(table, receipt, byId.get(receipt.purchaseId));
    return fault && { number: receipt.number, fault };
  });
  return (await Promise.all(checked)).filter((fault) => fault !== undefined);
};

/** The numbers between `last` and `number`. Those before the first receipt have expired. */
const missingUpTo = (last: number | undefined, number: number): ReceiptFault[] =>
  last === undefined
    ? []
    : Array.from({ length: number - last - 1 }, (_, index) => ({
        number: last + 1 + index,
        fault: "missing",
      }));

/** Checks that receipt numbers have no gaps and that each has one purchase and its ledger rows. Only reads. */
export const checkReceipts = async (table: Table): Promise<ReceiptProof> => {
  // Read first, so that receipts created meanwhile do not count as missing.
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
