import type { InvoiceOutcome, UnpaidInvoice } from "#contract/points/invoices.ts";
import { isoDate, swedishDate } from "#contract/platform/calendar-date.ts";
import type { PageQuery } from "#contract/platform/page.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { BalanceItem } from "#lambdas/people/items/person.ts";
import { entryWrites } from "#lambdas/points/entry-writes.ts";
import { PurchaseItem } from "#lambdas/points/items/purchase.ts";
import { storeLogWrite } from "#lambdas/shops/store-log.ts";
import { type Action, update } from "#lambdas/platform/table/actions.ts";
import { auditWrites } from "#lambdas/platform/table/audit.ts";
import { readCursor, writeCursor } from "#lambdas/platform/table/cursor.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import type { StoresContext } from "./stores-context.ts";

const showInvoice = (purchase: PurchaseItem, today: string): UnpaidInvoice => {
  const { id, storeId = "", receiptNumber = 0, company, price, invoiceDueOn = "" } = purchase;
  return {
    purchaseId: id,
    receiptNumber,
    storeId,
    store: company?.name ?? storeId,
    price,
    dueOn: invoiceDueOn,
    isOverdue: invoiceDueOn < today,
  };
};

export const listUnpaidInvoices = async (
  { table, cursorSecret, now }: Pick<StoresContext, "table" | "cursorSecret" | "now">,
  { limit, cursor }: PageQuery,
): Promise<{ items: UnpaidInvoice[]; cursor: string | undefined }> => {
  const list = lists.unpaidInvoices();
  const { items, next } = await table.query({
    index: "gsi2",
    partition: list,
    schema: PurchaseItem,
    limit,
    after: readCursor(cursorSecret, list, cursor),
  });
  const today = isoDate(swedishDate(now()));
  return {
    items: items.map((item) => showInvoice(item, today)),
    cursor: writeCursor(cursorSecret, list, next),
  };
};

/** Takes the points back even if they were spent: then the store owes them. */
const creditNoteWrites = async ({ table }: StoresContext, purchase: PurchaseItem, at: Date) => {
  const { id: reference, storeId = "", points, orderNumber: text } = purchase;
  const balance = await table.get(keys.balance(storeId), BalanceItem);
  if (!balance) throw new Error("A store without a balance has an invoice");
  const entry = {
    userId: storeId,
    amount: -points,
    reason: "refund",
    reference,
    text,
    mayOwe: true,
  } as const;
  return {
    writes: entryWrites(balance, { ...entry, at }),
    attributes: {
      state: "refunded",
      refundedAt: at.toISOString(),
      refundVersion: balance.version + 1,
    },
  };
};

/** The store may buy by invoice again for this sum. */
const creditReturned = ({ storeId = "", price, invoiceRemindedAt }: PurchaseItem): Action =>
  update(keys.store(storeId))
    .add("creditLeft", price)
    .add("overdueInvoices", invoiceRemindedAt === undefined ? 0 : -1)
    .expectExists("store-not-found");

type Settled = { readonly adminId: string; readonly purchaseId: string; readonly outcome: InvoiceOutcome };

const attempt = async (context: StoresContext, { adminId, purchaseId, outcome }: Settled): Promise<void> => {
  const purchase = await context.table.get(keys.purchase(purchaseId), PurchaseItem);
  const { storeId, invoiceDueOn, invoicePaidAt, invoiceRemindedAt, orderNumber } = purchase ?? {};
  if (!purchase || storeId === undefined || invoiceDueOn === undefined)
    throw new ProblemError("purchase-not-found");
  if (purchase.state !== "paid" || invoicePaidAt !== undefined) throw new ProblemError("invoice-settled");
  const now = context.now();
  const at = now.toISOString();
  const action = outcome === "paid" ? "invoice-paid" : "invoice-credited";
  const credited = outcome === "paid" ? undefined : await creditNoteWrites(context, purchase, now);
  const settled = update(keys.purchase(purchaseId))
    .set(credited?.attributes ?? { invoicePaidAt: at })
    .remove("gsi2pk", "gsi2sk")
    .expect("state", "paid", "stale")
    .expectAbsent("invoicePaidAt", "stale");
  await context.table.transact([
    invoiceRemindedAt === undefined
      ? settled.expectAbsent("invoiceRemindedAt", "stale")
      : settled.expect("invoiceRemindedAt", invoiceRemindedAt, "stale"),
    ...(credited?.writes ?? []),
    creditReturned(purchase),
    storeLogWrite(context, { storeId, action, about: orderNumber, at: now }),
    ...auditWrites(context, { subject: storeId, by: adminId, action, at }),
  ]);
};

export const settleInvoice = async (
  context: StoresContext,
  settled: Settled,
): Promise<Record<string, never>> => {
  await retryOnConflict(context, () => attempt(context, settled));
  return {};
};
