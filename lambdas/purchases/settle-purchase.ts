import { creditWrites } from "#lambdas/purchases/credit-writes.ts";
import { releaseWrites } from "#lambdas/purchases/campaigns/redemption-writes.ts";
import type { PaymentWord } from "#lambdas/purchases/payment-provider.ts";
import { type Said, type Step, purchaseSteps } from "#lambdas/purchases/purchase-steps.ts";
import type { SettlementWorld, Trouble } from "#lambdas/purchases/purchases-world.ts";
import { closeRefundWrites, giveBackWrites } from "#lambdas/purchases/refund-writes.ts";
import { type Action, update } from "#lambdas/table/actions.ts";
import { PurchaseItem } from "#lambdas/table/items/purchase.ts";
import { keys } from "#lambdas/table/keys.ts";
import { untilFresh } from "#lambdas/table/retry.ts";

/** What is said of one purchase. */
export type Saying = {
  readonly purchaseId: string;
  readonly said: Said;
  /** What is said of a payment page, with all that has to fit. */
  readonly word?: PaymentWord;
  /** Which of our refunds is meant. */
  readonly refund?: number;
};

/** `too-early`: it has to be said again later. `unknown`: nobody knows of such a purchase. */
export type Settlement = "settled" | "nothing" | "too-early" | "unknown";

/** How long somebody sees in their list what came to nothing. */
const endedSeconds = 90 * 86_400;

const endedUpdate = (purchase: PurchaseItem, state: "failed" | "expired", at: Date): Action =>
  update(keys.purchase(purchase.id))
    .set({ state, expiresAt: Math.floor(at.getTime() / 1000) + endedSeconds })
    .remove("payAt", "gsi2pk", "gsi2sk")
    .expect("state", purchase.state, "stale");

const waitUpdate = (purchase: PurchaseItem, { paymentId }: Partial<PaymentWord>): Action =>
  update(keys.purchase(purchase.id))
    .set({ state: "processing", paymentId })
    .remove("payAt")
    .expect("state", purchase.state, "stale");

const ended = async (world: SettlementWorld, purchase: PurchaseItem, state: "failed" | "expired") => [
  endedUpdate(purchase, state, world.system.now()),
  ...(await releaseWrites(world.table, purchase)),
];

const writesOf = async (
  world: SettlementWorld,
  purchase: PurchaseItem,
  step: Exclude<Step, "nothing" | "too-early" | "look">,
  word: Partial<PaymentWord>,
): Promise<readonly Action[]> => {
  switch (step) {
    case "credit":
      return creditWrites(world, purchase, word);
    case "wait":
      return [waitUpdate(purchase, word)];
    case "fail":
      return ended(world, purchase, "failed");
    case "expire":
      return ended(world, purchase, "expired");
    case "close-refund":
      return closeRefundWrites(world, purchase);
    case "give-back":
      return giveBackWrites(world, purchase);
  }
};

/** Why a word cannot be about this purchase. */
const mismatch = (purchase: PurchaseItem, word: PaymentWord | undefined): Trouble | undefined => {
  if (!word) return undefined;
  if (purchase.sessionId !== undefined && purchase.sessionId !== word.sessionId) return "other-session";
  return word.amount === purchase.price && word.currency === "sek" ? undefined : "other-amount";
};

const attempt = async (
  world: SettlementWorld,
  { purchaseId, said, word, refund }: Saying,
  besides: readonly Action[],
): Promise<Settlement> => {
  const purchase = await world.table.get(keys.purchase(purchaseId), PurchaseItem);
  if (!purchase) {
    world.reportTrouble("unknown-payment", purchaseId);
    return "unknown";
  }
  const trouble = mismatch(purchase, word);
  if (trouble) {
    world.reportTrouble(trouble, purchaseId);
    return "nothing";
  }
  if (refund !== undefined && refund !== purchase.refunds) return "nothing";
  const step = purchaseSteps[said][purchase.state];
  if (step === "nothing" || step === "too-early") return step;
  if (step === "look") {
    world.reportTrouble("refunded-elsewhere", purchaseId);
    return "nothing";
  }
  await world.table.transact([...(await writesOf(world, purchase, step, word ?? {})), ...besides]);
  return "settled";
};

/** Brings a purchase to where the payment service says it is, in one transaction with `besides`. Whatever is said twice, late or in another order than it happened changes nothing. */
export const settlePurchase = (
  world: SettlementWorld,
  saying: Saying,
  besides: readonly Action[] = [],
): Promise<Settlement> => untilFresh(world.system, () => attempt(world, saying, besides));

/** As `settlePurchase`, for what the payment service has answered. */
export const settleByWord = async (world: SettlementWorld, word: PaymentWord): Promise<Settlement> =>
  word.state === "open"
    ? "nothing"
    : settlePurchase(world, { purchaseId: word.purchaseId, said: word.state, word });
