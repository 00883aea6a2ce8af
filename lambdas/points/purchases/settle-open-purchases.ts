import { askPayment } from "./ask-payment.ts";
import { finishRefund } from "./finish-refund.ts";
import { openMilliseconds, openingMilliseconds } from "./open-payment.ts";
import type { PaymentContext } from "#lambdas/points/points-context.ts";
import { settlePurchase } from "./settle-purchase.ts";
import { PurchaseItem } from "#lambdas/points/items/purchase.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import { pages } from "#lambdas/platform/table/pages.ts";

export type ClockContext = PaymentContext & {
  readonly reportFailure: (purchaseId: string, error: unknown) => void;
};

export type Settlements = { readonly settled: number; readonly waiting: number; readonly failed: number };

/** Leaves the request that started the refund time to finish it. */
const refundMilliseconds = 10 * 60 * 1000;

const isDue = ({ state, createdAt, refundingAt, sessionId }: PurchaseItem, now: Date): boolean => {
  const since = state === "refunding" ? (refundingAt ?? createdAt) : createdAt;
  const unpaid = sessionId === undefined ? openingMilliseconds : openMilliseconds;
  const wait = state === "refunding" ? refundMilliseconds : unpaid;
  return now.getTime() - Date.parse(since) > wait;
};

const settleOne = async (
  context: PaymentContext,
  { id: purchaseId, state, sessionId }: PurchaseItem,
): Promise<void> => {
  if (state === "refunding") return finishRefund(context, purchaseId);
  if (sessionId !== undefined) return askPayment(context, sessionId);
  await settlePurchase(context, { purchaseId, status: "expired" });
};

const hasChanged = async ({ table }: PaymentContext, { id, state }: PurchaseItem): Promise<boolean> => {
  const now = await table.get(keys.purchase(id), PurchaseItem);
  return now?.state !== state;
};

const settle = async (context: ClockContext, purchase: PurchaseItem): Promise<keyof Settlements> => {
  try {
    await settleOne(context, purchase);
    return (await hasChanged(context, purchase)) ? "settled" : "waiting";
  } catch (error) {
    context.reportFailure(purchase.id, error);
    return "failed";
  }
};

/** Settles every overdue payment and resumes every interrupted refund. A failure does not stop the others. */
export const settleOpenPurchases = async (context: ClockContext): Promise<Settlements> => {
  const counts = { settled: 0, waiting: 0, failed: 0 };
  const open = {
    index: "gsi2",
    partition: lists.unsettledPurchases(),
    schema: PurchaseItem,
    limit: 50,
  } as const;
  for await (const page of pages(context.table, open))
    for (const purchase of page)
      if (isDue(purchase, context.system.now())) counts[await settle(context, purchase)] += 1;
  return counts;
};
