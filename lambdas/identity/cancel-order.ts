import { EidError } from "#lambdas/identity/eid.ts";
import type { IdentityWorld } from "#lambdas/identity/identity-world.ts";
import { type OwnOrder, openOwnOrder } from "#lambdas/identity/own-order.ts";
import { update } from "#lambdas/table/actions.ts";
import { failedWith } from "#lambdas/table/failures.ts";
import { keys } from "#lambdas/table/keys.ts";

/** Gives up an order that still waits. What an eID approves from then on leads to nothing; what it has approved stays done. */
export const cancelOrder = async (world: IdentityWorld, own: OwnOrder): Promise<Record<string, never>> => {
  const { id, orderRef } = await openOwnOrder(world, own);
  const giveUp = update(keys.eidOrder(id)).set({ state: "cancelled" }).expect("state", "waiting", "stale");
  try {
    await world.table.transact([giveUp]);
    await world.eid.cancel(orderRef);
  } catch (error) {
    if (error instanceof EidError) world.logger.info("The eID kept an order", { failure: error.failure });
    else if (!failedWith(error, "stale")) throw error;
  }
  return {};
};
