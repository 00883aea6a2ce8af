import { expiryOf } from "#contract/privacy/retention.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { type PaymentEvent, readPaymentEvent } from "./payment-events.ts";
import type { SettlementContext } from "#lambdas/points/points-context.ts";
import { recordReversal } from "#lambdas/points/reversals/record-reversal.ts";
import { settlePurchase } from "./settle-purchase.ts";
import { type Action, put, update } from "#lambdas/platform/table/actions.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

/** Makes each event count once. */
const remember = ({ id }: PaymentEvent, purchaseId: string, now: Date): Action => {
  const expiresAt = expiryOf("paymentEvents", now);
  return put(keys.paymentEvent(id), "paymentEvent", { id, purchaseId, expiresAt }).expectNew("repeated");
};

const recordMethod = async (
  { table }: SettlementContext,
  { purchaseId, method }: NonNullable<PaymentEvent["method"]>,
): Promise<void> => {
  try {
    await table.transact([
      update(keys.purchase(purchaseId))
        .set({ method })
        .expectExists("stale")
        .expectAbsent("method", "repeated"),
    ]);
  } catch (error) {
    if (!failedWith(error, "stale") && !failedWith(error, "repeated")) throw error;
  }
};

/** Applies a verified event once. Unknown and mismatched events change nothing and are accepted, because a redelivery would not help. */
export const handlePaymentEvent = async (context: SettlementContext, verified: unknown): Promise<void> => {
  const event = readPaymentEvent(verified);
  const { update, method, reversal } = event;
  if (method) await recordMethod(context, method);
  if (reversal) await recordReversal(context, reversal);
  if (!update) return;
  const alongside = [remember(event, update.purchaseId, context.system.now())];
  try {
    const settlement = await settlePurchase(context, update, alongside);
    // Refusing an event that came too early makes the payment service deliver it again.
    if (settlement === "too-early") throw new ProblemError("unavailable");
  } catch (error) {
    if (!failedWith(error, "repeated")) throw error;
  }
};
