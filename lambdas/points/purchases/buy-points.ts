import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { type BeginPurchase, type BegunPurchase, beginPurchase } from "./begin-purchase.ts";
import type { PurchasesContext } from "#lambdas/points/points-context.ts";
import { requireOpenAccount } from "#lambdas/platform/table/require-open-account.ts";

export type BuyPoints = {
  readonly userId: string;
  readonly idempotencyKey: string;
  /** Consent to immediate delivery; without it, points would be unusable until the withdrawal period ends. */
  readonly request: BeginPurchase["request"] & { readonly beginAtOnce: boolean };
};

export const buyPoints = async (
  context: PurchasesContext,
  { userId, idempotencyKey, request: { beginAtOnce, ...request } }: BuyPoints,
): Promise<BegunPurchase> => {
  if (!beginAtOnce) throw new ProblemError("withdrawal-not-waived");
  const whileAllowed = [requireOpenAccount(userId)];
  return beginPurchase(context, { buyer: { userId }, whileAllowed, idempotencyKey, request });
};
