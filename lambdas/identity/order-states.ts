import type { EidState } from "#contract/identity.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { completeState } from "#lambdas/identity/complete-state.ts";
import type { IdentityContext } from "./identity-context.ts";
import { qrContent, secondsSince } from "#lambdas/identity/qr.ts";
import { isUnused, ticketOf } from "#lambdas/shared/tokens/sign-in-tickets.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import type { EidOrderItem } from "#lambdas/shared/table/items/identity.ts";

export const pendingState = (order: EidOrderItem, now: Date): EidState => ({
  state: "pending",
  hint: order.hint,
  qr: qrContent(order, secondsSince(order.startedAt, now)),
});

/** Where someone else does the same right now, what is left to do shows when it is asked for again. */
export const orPending = async (
  { system }: IdentityContext,
  order: EidOrderItem,
  answer: () => Promise<EidState>,
): Promise<EidState> => {
  try {
    return await answer();
  } catch (error) {
    if (failedWith(error, "stale")) return pendingState(order, system.now());
    throw error;
  }
};

/** The answer to a completion may be lost on its way. It is given again while its ticket waits to be used; a ticket that was used or has run out is never replaced. */
export const againState = async (
  { table }: IdentityContext,
  order: EidOrderItem,
  secret: string,
): Promise<EidState> => {
  const endedWell = "userId" in order.purpose || (await isUnused(table, ticketOf(order.id, secret)));
  if (!endedWell) throw new ProblemError("eid-order-ended");
  return completeState(order, secret);
};

/** What the browser hears of an order that led to nothing. */
export const refusalOf = ({ refusal, age }: EidOrderItem): ProblemError =>
  new ProblemError(refusal ?? "eid-order-ended", age === undefined ? {} : { params: { age } });
