import { expiryOf } from "#contract/retention.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { type PaymentEvent, readPaymentEvent } from "./payment-events.ts";
import type { SettlementContext } from "#lambdas/points/points-context.ts";
import { settlePurchase } from "./settle-purchase.ts";
import { type Action, put, update } from "#lambdas/shared/table/actions.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

/** Lets an event count once. */
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

/** Does what a verified event asks for, once. What is unknown or does not fit changes nothing, and saying it again would not help: it is accepted. */
export const handlePaymentEvent = async (context: SettlementContext, verified: unknown): Promise<void> => {
  const event = readPaymentEvent(verified);
  const { update, method } = event;
  if (method) await recordMethod(context, method);
  if (!update) return;
  const alongside = [remember(event, update.purchaseId, context.system.now())];
  try {
    const settlement = await settlePurchase(context, update, alongside);
    // Whatever is said before its time is said again by the payment service, as long as we do not accept it.
    if (settlement === "too-early") throw new ProblemError("unavailable");
  } catch (error) {
    if (!failedWith(error, "repeated")) throw error;
  }
};
