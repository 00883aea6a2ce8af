import type { EidState } from "#contract/people/identity.ts";
import { ticketOf } from "#lambdas/people/sign-in-tickets.ts";
import type { EidOrderItem } from "#lambdas/people/items/identity.ts";

export const completeState = (order: EidOrderItem, secret: string): EidState => {
  const { id, purpose, userId, poolUser = userId, hasReturned } = order;
  if ("userId" in purpose) return { state: "complete" };
  if (poolUser === undefined) throw new Error("A complete order leads to no account");
  return { state: "complete", signIn: { username: poolUser, ticket: ticketOf(id, secret), hasReturned } };
};
