import { PaymentError } from "./payment-provider.ts";
import type { PaymentContext } from "#lambdas/points/points-context.ts";
import { settleFromSnapshot } from "./settle-purchase.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import type { PurchaseItem } from "#lambdas/shared/table/items/purchase.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

const askEveryMilliseconds = 4000;

/** Asks the payment service how a payment stands and settles it. Throws `PaymentError` where it does not answer. */
export const askPayment = async (context: PaymentContext, sessionId: string): Promise<void> => {
  await settleFromSnapshot(context, await context.payments.ask(sessionId));
};

/** Whether it is this request that asks: a page that waits looks every second, from every tab. */
const takeTurn = async (
  { table, system }: PaymentContext,
  { id, askedAt }: PurchaseItem,
): Promise<boolean> => {
  const now = system.now();
  if (askedAt !== undefined && now.getTime() - Date.parse(askedAt) < askEveryMilliseconds) return false;
  const mark = update(keys.purchase(id)).set({ askedAt: now.toISOString() }).expectExists("stale");
  try {
    await table.transact([
      askedAt === undefined
        ? mark.expectAbsent("askedAt", "stale")
        : mark.expect("askedAt", askedAt, "stale"),
    ]);
    return true;
  } catch (error) {
    if (failedWith(error, "stale")) return false;
    throw error;
  }
};

/** As `askPayment`, for a payment without an end, now and then. Where there is no answer everything stays as it is. */
export const lookAfter = async (context: PaymentContext, purchase: PurchaseItem): Promise<void> => {
  const { sessionId, state } = purchase;
  if (sessionId === undefined || (state !== "open" && state !== "processing")) return;
  try {
    if (await takeTurn(context, purchase)) await askPayment(context, sessionId);
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
  }
};
