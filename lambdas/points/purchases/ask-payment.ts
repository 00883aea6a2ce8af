import { PaymentError } from "./payment-provider.ts";
import type { PaymentContext } from "#lambdas/points/points-context.ts";
import { settleFromSnapshot } from "./settle-purchase.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import type { PurchaseItem } from "#lambdas/points/items/purchase.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

const askEveryMilliseconds = 4000;

/** Fetches a payment's state from the payment service and settles it. Throws `PaymentError` if the service does not answer. */
export const askPayment = async (context: PaymentContext, sessionId: string): Promise<void> => {
  await settleFromSnapshot(context, await context.payments.ask(sessionId));
};

/** Lets one request ask at a time, because a waiting page polls every second from every tab. */
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

/** Refreshes an unfinished payment at most every few seconds. Changes nothing if the service does not answer. */
export const refreshPayment = async (context: PaymentContext, purchase: PurchaseItem): Promise<void> => {
  const { sessionId, state } = purchase;
  if (sessionId === undefined || (state !== "open" && state !== "processing")) return;
  try {
    if (await takeTurn(context, purchase)) await askPayment(context, sessionId);
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
  }
};
