import type { EidState } from "#contract/people/identity.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { completeState } from "./complete-state.ts";
import type { IdentityContext } from "./identity-context.ts";
import { qrContent, secondsSince } from "./qr.ts";
import { isUnused, ticketOf } from "#lambdas/people/sign-in-tickets.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import type { EidOrderItem } from "#lambdas/people/items/identity.ts";

type Pending = Extract<EidState, { state: "pending" }>;

export const pendingState = (order: EidOrderItem, now: Date): Pending => ({
  state: "pending",
  hint: order.hint,
  ...(order.nonceHash === undefined && { qr: qrContent(order, secondsSince(order.startedAt, now)) }),
});

/** Answers "pending" if a parallel request is doing the same; the next call shows the result. */
export const pendingOnConflict = async (
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

/** Repeats a completed order's response, which may have been lost, until its ticket is used or expires. */
export const repeatedState = async (
  { table }: IdentityContext,
  order: EidOrderItem,
  secret: string,
): Promise<EidState> => {
  const canRepeat = "userId" in order.purpose || (await isUnused(table, ticketOf(order.id, secret)));
  if (!canRepeat) throw new ProblemError("eid-order-ended");
  return completeState(order, secret);
};

export const refusalOf = ({ refusal, age }: EidOrderItem): ProblemError =>
  new ProblemError(refusal ?? "eid-order-ended", age === undefined ? {} : { params: { age } });
