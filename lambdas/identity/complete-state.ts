import type { EidState } from "#contract/identity.ts";
import type { IdentityWorld } from "#lambdas/identity/identity-world.ts";
import { ticketOf } from "#lambdas/secrets/sign-in-tickets.ts";
import { update } from "#lambdas/table/actions.ts";
import type { EidOrderItem } from "#lambdas/table/items/identity.ts";
import { keys } from "#lambdas/table/keys.ts";

/** The account is there without this mail, and its owner can ask for another: nothing waits for it to succeed. */
const welcome = async ({ people, table, logger }: IdentityWorld, order: EidOrderItem, userId: string) => {
  if (!order.welcomeDue || order.purpose.kind !== "registration") return;
  try {
    await people.welcome(userId, order.purpose.language);
    await table.transact([update(keys.eidOrder(order.id)).remove("welcomeDue").expectExists("stale")]);
  } catch (error) {
    logger.error("A new account was not welcomed by mail", { userId, error });
  }
};

/** What the browser gets of an order that is complete. */
export const completeState = async (
  world: IdentityWorld,
  order: EidOrderItem,
  secret: string,
): Promise<EidState> => {
  const { purpose, userId } = order;
  if (purpose.kind === "verification") return { state: "complete" };
  if (userId === undefined) throw new Error("A complete order leads to no account");
  await welcome(world, order, userId);
  return { state: "complete", signIn: { username: userId, ticket: ticketOf(order.id, secret) } };
};
