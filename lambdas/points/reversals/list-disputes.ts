import type { Dispute } from "#contract/points/disputes.ts";
import type { PageQuery } from "#contract/platform/page.ts";
import { readCursor, writeCursor } from "#lambdas/platform/table/cursor.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import { LedgerItem } from "#lambdas/people/items/person.ts";
import { PurchaseItem } from "#lambdas/points/items/purchase.ts";
import { PaymentItem, ReversalItem } from "#lambdas/points/items/reversal.ts";
import type { PurchasesContext } from "#lambdas/points/points-context.ts";
import { accountOf } from "#lambdas/points/purchases/buyer.ts";
import { needsAnswer } from "./reversal-rules.ts";

/** Enough to show that the points were used. */
const maxChanges = 40;

const changesSince = async (table: Table, purchase: PurchaseItem): Promise<Dispute["changes"]> => {
  const from = keys.ledgerRow(accountOf(purchase), purchase.ledgerVersion ?? 0);
  const until = keys.ledgerRow(accountOf(purchase), 9_999_999_999);
  const { items } = await table.query({
    partition: from.pk,
    between: [from.sk, until.sk],
    schema: LedgerItem,
    limit: maxChanges,
  });
  return items.map(({ reason, amount, balanceAfter, at, text }) => ({
    reason,
    amount,
    balanceAfter,
    at,
    text,
  }));
};

const showDispute = async (table: Table, reversal: ReversalItem): Promise<Dispute> => {
  const { id, paymentId, amount, status, reason, since, dueBy } = reversal;
  const payment = await table.get(keys.payment(paymentId), PaymentItem);
  const purchase = payment && (await table.get(keys.purchase(payment.purchaseId), PurchaseItem));
  const dispute = { id, paymentId, amount, status, reason, since, dueBy, needsAnswer: needsAnswer(reversal) };
  if (!purchase) return { ...dispute, changes: [] };
  const { userId, orderNumber, receiptNumber, price, points, createdAt, paidAt, method, refundedAt } =
    purchase;
  const isStores = purchase.storeId !== undefined;
  return {
    ...dispute,
    purchase: {
      userId,
      isStores,
      orderNumber,
      receiptNumber,
      price,
      points,
      createdAt,
      paidAt,
      method,
      refundedAt,
    },
    changes: await changesSince(table, purchase),
  };
};

export const listDisputes = async (
  { table, cursorSecret }: Pick<PurchasesContext, "table" | "cursorSecret">,
  { limit, cursor }: PageQuery,
): Promise<{ items: Dispute[]; cursor: string | undefined }> => {
  const partition = lists.disputes();
  const after = readCursor(cursorSecret, partition, cursor);
  const list = { index: "gsi1", partition, schema: ReversalItem, limit, after, newestFirst: true } as const;
  const { items, next } = await table.query(list);
  return {
    items: await Promise.all(items.map((reversal) => showDispute(table, reversal))),
    cursor: writeCursor(cursorSecret, partition, next),
  };
};
