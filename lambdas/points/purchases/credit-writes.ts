import { isoDate, swedishDate } from "#contract/calendar-date.ts";
import { retention } from "#contract/retention.ts";
import { accountOf, memberOf } from "./buyer.ts";
import { entryWrites } from "#lambdas/shared/ledger/entry-writes.ts";
import { notificationWrite } from "#lambdas/shared/notifications/notification-writes.ts";
import { redemptionWrites } from "#lambdas/points/campaigns/redemption-writes.ts";
import type { PaymentSnapshot } from "./payment-provider.ts";
import type { SettlementContext } from "#lambdas/points/points-context.ts";
import { receiptPath } from "./receipt-path.ts";
import { type Action, put, update } from "#lambdas/shared/table/actions.ts";
import { BalanceItem } from "#lambdas/shared/table/items/person.ts";
import { type PurchaseItem, ReceiptCounterItem } from "#lambdas/shared/table/items/purchase.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

/** The end of the last year in which bookkeeping keeps what was sold, in epoch seconds. */
const keptUntil = (at: Date): number =>
  Date.UTC(swedishDate(at).year + 1 + retention.accounting.period.amount, 0, 1) / 1000;

/** Draws the next number. Two that draw at once cannot both be written. */
const numberWrites = (
  counter: ReceiptCounterItem | undefined,
  purchaseId: string,
  at: Date,
): { readonly number: number; readonly actions: readonly Action[] } => {
  const last = counter?.last ?? 0;
  const number = last + 1;
  const drawn = update(keys.receiptCounter()).set({ entity: "receiptCounter", last: number });
  const receipt = { number, purchaseId, at: at.toISOString(), expiresAt: keptUntil(at) };
  return {
    number,
    actions: [
      counter ? drawn.expect("last", last, "stale") : drawn.expectNew("stale"),
      put(keys.receipt(number), "receipt", receipt).expectNew("stale"),
    ],
  };
};

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
      expiresAt: keptUntil(at),
      sessionId: purchase.sessionId ?? sessionId,
      paymentId: paymentId ?? purchase.paymentId,
      method,
    })
    .remove("payAt", "gsi2pk", "gsi2sk")
    .expect("state", purchase.state, "stale");

type Credit = {
  readonly written: readonly Action[];
  /** True only if they can be written: what another settlement has changed since is no trouble. */
  readonly isCodeMissing: boolean;
};

/** The writes that turn a payment into points: the purchase, balance and ledger, the receipt's number, the campaign and what the buyer is told, all or nothing. */
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
    redemptionWrites(table, purchase, isoDate(swedishDate(at))),
  ]);
  if (!balance) {
    reportTrouble("no-balance", reference);
    throw new Error("Someone without a balance has paid");
  }
  const { number, actions } = numberWrites(counter, reference, at);
  const written = [
    paidUpdate(purchase, snapshot, { receiptNumber: number, ledgerVersion: balance.version + 1 }, at),
    ...actions,
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
  // A person who has paid gets what they were promised; that a code then counts twice is looked at.
  return { written, isCodeMissing: purchase.code !== undefined && redemption.length === 0 };
};
