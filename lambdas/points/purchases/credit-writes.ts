import { isoDate, swedishDate } from "#contract/platform/calendar-date.ts";
import { accountOf, memberOf } from "./buyer.ts";
import { retentionEnd } from "./retention-end.ts";
import { entryWrites } from "#lambdas/points/entry-writes.ts";
import { notificationWrite } from "#lambdas/platform/notifications/notification-writes.ts";
import { redeemCodeWrites } from "#lambdas/points/campaigns/redemption-writes.ts";
import type { PaymentSnapshot } from "./payment-provider.ts";
import type { SettlementContext } from "#lambdas/points/points-context.ts";
import { receiptPath } from "./receipt-path.ts";
import { type Action, put, update } from "#lambdas/platform/table/actions.ts";
import { BalanceItem } from "#lambdas/people/items/person.ts";
import { type PurchaseItem, ReceiptCounterItem } from "#lambdas/points/items/purchase.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";

/** Assigns the next receipt number. Of two concurrent transactions only one succeeds. */
const numberWrites = (
  counter: ReceiptCounterItem | undefined,
  purchaseId: string,
  at: Date,
): { readonly number: number; readonly actions: readonly Action[] } => {
  const last = counter?.last ?? 0;
  const number = last + 1;
  const drawn = update(keys.receiptCounter()).set({ entity: "receiptCounter", last: number });
  const receipt = { number, purchaseId, at: at.toISOString(), expiresAt: retentionEnd(at) };
  return {
    number,
    actions: [
      counter ? drawn.expect("last", last, "stale") : drawn.expectNew("stale"),
      put(keys.receipt(number), "receipt", receipt).expectNew("stale"),
    ],
  };
};

/** Lists an invoice for administrators until it is paid. */
const listedUnpaid = ({ id, invoiceDueOn }: PurchaseItem) =>
  invoiceDueOn && { gsi2pk: lists.unpaidInvoices(), gsi2sk: `${invoiceDueOn}#${id}` };

const paidUpdate = (
  purchase: PurchaseItem,
  { paymentId, method, sessionId }: Partial<PaymentSnapshot>,
  drawn: Pick<PurchaseItem, "receiptNumber" | "ledgerVersion">,
  at: Date,
): Action =>
  update(keys.purchase(purchase.id))
    .set({
      state: "paid",
      paidAt: at.toISOString(),
      ...drawn,
      expiresAt: retentionEnd(at),
      sessionId: purchase.sessionId ?? sessionId,
      paymentId: paymentId ?? purchase.paymentId,
      method: purchase.invoiceDueOn === undefined ? method : "invoice",
      ...listedUnpaid(purchase),
    })
    .remove("payAt", ...(purchase.invoiceDueOn === undefined ? ["gsi2pk", "gsi2sk"] : []))
    .expect("state", purchase.state, "stale");

/** Maps the payment to the purchase, because a dispute names only the payment. */
const paymentWrites = (
  { id: purchaseId, paymentId: known }: PurchaseItem,
  { paymentId = known }: Partial<PaymentSnapshot>,
  at: Date,
): Action[] =>
  paymentId === undefined
    ? []
    : [put(keys.payment(paymentId), "payment", { paymentId, purchaseId, expiresAt: retentionEnd(at) })];

type Credit = {
  readonly actions: readonly Action[];
  /** Reported only after the transaction succeeds: a conflict with another settlement is no error. */
  readonly isCodeMissing: boolean;
};

/** Turns a payment into points: purchase, balance, ledger row, receipt number, campaign and notification, all or nothing. */
export const creditWrites = async (
  { table, system, reportTrouble }: SettlementContext,
  purchase: PurchaseItem,
  snapshot: Partial<PaymentSnapshot>,
): Promise<Credit> => {
  const { id: reference, userId, points: amount, orderNumber: text } = purchase;
  const [account, by] = [accountOf(purchase), memberOf(purchase)];
  const at = system.now();
  const [balance, counter, redemption] = await Promise.all([
    table.get(keys.balance(account), BalanceItem),
    table.get(keys.receiptCounter(), ReceiptCounterItem),
    redeemCodeWrites(table, purchase, isoDate(swedishDate(at))),
  ]);
  if (!balance) {
    reportTrouble("no-balance", reference);
    throw new Error("Someone without a balance has paid");
  }
  const { number, actions: receiptActions } = numberWrites(counter, reference, at);
  const actions = [
    paidUpdate(purchase, snapshot, { receiptNumber: number, ledgerVersion: balance.version + 1 }, at),
    ...receiptActions,
    ...paymentWrites(purchase, snapshot, at),
    ...entryWrites(balance, { userId: account, amount, reason: "purchase", reference, text, by, at }),
    ...redemption,
    notificationWrite(
      {
        userId,
        type: "points",
        params: { what: by === undefined ? "points-bought" : "store-points-bought", points: amount },
        link: receiptPath(text),
      },
      system.newId("notification"),
      at,
    ),
  ];
  // A buyer who has paid gets the promised points; operators check a code that may then count twice.
  return { actions, isCodeMissing: purchase.code !== undefined && redemption.length === 0 };
};
