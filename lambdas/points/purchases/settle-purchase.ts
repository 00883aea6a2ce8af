import { expiryOf } from "#contract/privacy/retention.ts";
import { creditWrites } from "./credit-writes.ts";
import { releaseCodeWrites } from "#lambdas/points/campaigns/redemption-writes.ts";
import type { PaymentSnapshot } from "./payment-provider.ts";
import { type PaymentStatus, type Step, purchaseSteps } from "./purchase-steps.ts";
import type { SettlementContext, Trouble } from "#lambdas/points/points-context.ts";
import { closeRefundWrites, giveBackWrites } from "./refund-writes.ts";
import { type Action, update } from "#lambdas/platform/table/actions.ts";
import { PurchaseItem } from "#lambdas/points/items/purchase.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { settleReversals } from "#lambdas/points/reversals/settle-reversals.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";

export type StatusUpdate = {
  readonly purchaseId: string;
  readonly status: PaymentStatus;
  /** The payment page's state, checked against the purchase. Without it, only a purchase that never got a payment page can expire. */
  readonly snapshot?: PaymentSnapshot;
  readonly refund?: number;
};

/** `too-early`: needs redelivery. `unknown`: no such purchase. */
export type Settlement = "settled" | "nothing" | "too-early" | "unknown";

/** Fails with `stale` if a payment page opened meanwhile: that page must be closed first. */
const endedUpdate = (purchase: PurchaseItem, state: "failed" | "expired", at: Date): Action => {
  const ended = update(keys.purchase(purchase.id))
    .set({ state, expiresAt: expiryOf("unpaidPurchases", at) })
    .remove("payAt", "gsi2pk", "gsi2sk")
    .expect("state", purchase.state, "stale");
  return purchase.sessionId === undefined
    ? ended.expectAbsent("sessionId", "stale")
    : ended.expect("sessionId", purchase.sessionId, "stale");
};

const waitUpdate = (purchase: PurchaseItem, { paymentId }: Partial<PaymentSnapshot>): Action =>
  update(keys.purchase(purchase.id))
    .set({ state: "processing", paymentId })
    .remove("payAt")
    .expect("state", purchase.state, "stale");

const ended = async (context: SettlementContext, purchase: PurchaseItem, state: "failed" | "expired") => [
  endedUpdate(purchase, state, context.system.now()),
  ...(await releaseCodeWrites(context.table, purchase)),
];

const writesOf = async (
  context: SettlementContext,
  purchase: PurchaseItem,
  step: Exclude<Step, "nothing" | "too-early" | "credit">,
  snapshot: Partial<PaymentSnapshot>,
): Promise<readonly Action[]> => {
  switch (step) {
    case "wait":
      return [waitUpdate(purchase, snapshot)];
    case "fail":
      return ended(context, purchase, "failed");
    case "expire":
      return ended(context, purchase, "expired");
    case "close-refund":
      return closeRefundWrites(context, purchase);
    case "give-back":
      return giveBackWrites(context, purchase);
  }
};

type Alongside = readonly Action[];

const credit = async (
  context: SettlementContext,
  purchase: PurchaseItem,
  snapshot: Partial<PaymentSnapshot>,
  alongside: Alongside,
): Promise<void> => {
  const { actions, isCodeMissing } = await creditWrites(context, purchase, snapshot);
  await context.table.transact([...actions, ...alongside]);
  if (isCodeMissing) context.reportTrouble("code-not-held", purchase.id);
};

/** Returns why a report cannot belong to this purchase. */
const mismatch = (purchase: PurchaseItem, snapshot: PaymentSnapshot | undefined): Trouble | undefined => {
  if (!snapshot) return undefined;
  if (purchase.sessionId !== undefined && purchase.sessionId !== snapshot.sessionId) return "other-session";
  return snapshot.amount === purchase.price && snapshot.currency === "sek" ? undefined : "other-amount";
};

const attempt = async (
  context: SettlementContext,
  { purchaseId, status, snapshot, refund }: StatusUpdate,
  alongside: Alongside,
): Promise<Settlement> => {
  const purchase = await context.table.get(keys.purchase(purchaseId), PurchaseItem);
  if (!purchase) {
    context.reportTrouble("unknown-payment", purchaseId);
    return "unknown";
  }
  const trouble = mismatch(purchase, snapshot);
  if (trouble) {
    context.reportTrouble(trouble, purchaseId);
    return "nothing";
  }
  if (status === "expired" && !snapshot && purchase.sessionId !== undefined) return "nothing";
  if (refund !== undefined && refund !== purchase.refunds) return "nothing";
  const step = purchaseSteps[status][purchase.state];
  if (step === "nothing" || step === "too-early") return step;
  if (step === "credit") await credit(context, purchase, snapshot ?? {}, alongside);
  else
    await context.table.transact([
      ...(await writesOf(context, purchase, step, snapshot ?? {})),
      ...alongside,
    ]);
  return "settled";
};

/** Moves a purchase to its reported state, in one transaction with `alongside`. Repeated, late or out-of-order reports change nothing. */
export const settlePurchase = async (
  context: SettlementContext,
  update: StatusUpdate,
  alongside: Alongside = [],
): Promise<Settlement> => {
  const settlement = await retryOnConflict(context.system, () => attempt(context, update, alongside));
  // Money can go back before the payment is known, and while a refund is tried.
  if (update.status === "paid" || update.status === "refund-failed")
    await settleReversals(context, update.purchaseId);
  return settlement;
};

export const settleFromSnapshot = async (
  context: SettlementContext,
  snapshot: PaymentSnapshot,
): Promise<Settlement> =>
  snapshot.state === "open"
    ? "nothing"
    : settlePurchase(context, { purchaseId: snapshot.purchaseId, status: snapshot.state, snapshot });
