import { askPayment } from "#lambdas/purchases/ask-payment.ts";
import { finishRefund } from "#lambdas/purchases/finish-refund.ts";
import { openMilliseconds } from "#lambdas/purchases/open-payment.ts";
import type { PaymentWorld } from "#lambdas/purchases/purchases-world.ts";
import { settlePurchase } from "#lambdas/purchases/settle-purchase.ts";
import { PurchaseItem } from "#lambdas/table/items/purchase.ts";
import { keys, lists } from "#lambdas/table/keys.ts";
import { pages } from "#lambdas/table/pages.ts";

export type ClockWorld = PaymentWorld & {
  /** Tells the operators what could not be done. */
  readonly reportFailure: (purchaseId: string, error: unknown) => void;
};

export type Settlements = { readonly settled: number; readonly waiting: number; readonly failed: number };

/** A refund is gone on with soon: whoever began it may only be slow. */
const refundMilliseconds = 10 * 60 * 1000;

const isDue = ({ state, createdAt, refundingAt }: PurchaseItem, now: Date): boolean => {
  const since = state === "refunding" ? (refundingAt ?? createdAt) : createdAt;
  const wait = state === "refunding" ? refundMilliseconds : openMilliseconds;
  return now.getTime() - Date.parse(since) > wait;
};

/** Nobody can pay on a page that nobody was led to; should somebody all the same, they get their points. */
const look = async (
  world: PaymentWorld,
  { id: purchaseId, state, sessionId }: PurchaseItem,
): Promise<void> => {
  if (state === "refunding") return finishRefund(world, purchaseId);
  if (sessionId !== undefined) return askPayment(world, sessionId);
  await settlePurchase(world, { purchaseId, said: "expired" });
};

const isSettled = async ({ table }: PaymentWorld, { id, state }: PurchaseItem): Promise<boolean> => {
  const now = await table.get(keys.purchase(id), PurchaseItem);
  return now?.state !== state;
};

const settle = async (world: ClockWorld, purchase: PurchaseItem): Promise<keyof Settlements> => {
  try {
    await look(world, purchase);
    return (await isSettled(world, purchase)) ? "settled" : "waiting";
  } catch (error) {
    world.reportFailure(purchase.id, error);
    return "failed";
  }
};

/** Looks after every payment that has been open for too long, and every refund that was interrupted. One that fails holds up no other. */
export const settleOpenPurchases = async (world: ClockWorld): Promise<Settlements> => {
  const counts = { settled: 0, waiting: 0, failed: 0 };
  const open = {
    index: "gsi2",
    partition: lists.unsettledPurchases(),
    schema: PurchaseItem,
    limit: 50,
  } as const;
  for await (const page of pages(world.table, open))
    for (const purchase of page)
      if (isDue(purchase, world.system.now())) counts[await settle(world, purchase)] += 1;
  return counts;
};
