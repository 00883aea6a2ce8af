import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { type BeginPurchase, type BegunPurchase, beginPurchase } from "./begin-purchase.ts";
import type { PurchasesContext } from "#lambdas/points/points-context.ts";
import { whileOpen } from "#lambdas/shared/table/while-open.ts";

export type BuyPoints = {
  readonly userId: string;
  readonly idempotencyKey: string;
  /** Without the consent to begin at once points could not be used before the time to withdraw is over. */
  readonly request: BeginPurchase["request"] & { readonly beginAtOnce: boolean };
};

/** Begins to pay for a person's own points. */
export const buyPoints = async (
  context: PurchasesContext,
  { userId, idempotencyKey, request: { beginAtOnce, ...request } }: BuyPoints,
): Promise<BegunPurchase> => {
  if (!beginAtOnce) throw new ProblemError("withdrawal-not-waived");
  const whileAllowed = [whileOpen(userId)];
  return beginPurchase(context, { buyer: { userId }, whileAllowed, idempotencyKey, request });
};
