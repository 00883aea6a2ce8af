import { EidError } from "#lambdas/identity/eid.ts";
import type { IdentityContext } from "./identity-context.ts";
import { type OwnOrder, openOwnOrder } from "#lambdas/identity/own-order.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import type { EidOrderItem } from "#lambdas/shared/table/items/identity.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

/** A registration can be given up until there is an account; what else an eID has approved is done. */
const canBeGivenUp = ({ state, purpose }: EidOrderItem): boolean =>
  state === "waiting" || (state === "proved" && purpose.kind === "registration");

/** Gives up an order. What an eID approves from then on leads to nothing, and what it has told of a person is forgotten. */
export const cancelOrder = async (
  context: IdentityContext,
  own: OwnOrder,
): Promise<Record<string, never>> => {
  const order = await openOwnOrder(context, own);
  const { id, state, orderRef } = order;
  if (!canBeGivenUp(order)) return {};
  const giveUp = update(keys.eidOrder(id)).set({ state: "cancelled" }).remove("sealedProof");
  try {
    await context.table.transact([giveUp.expect("state", state, "stale")]);
  } catch (error) {
    // It has gone on meanwhile, and does so a few times at most.
    if (failedWith(error, "stale")) return cancelOrder(context, own);
    throw error;
  }
  if (state === "waiting") await cancelAtEid(context, orderRef);
  return {};
};

const cancelAtEid = async ({ eid, logger }: IdentityContext, orderRef: string): Promise<void> => {
  try {
    await eid.cancel(orderRef);
  } catch (error) {
    if (!(error instanceof EidError)) throw error;
    logger.info("The eID kept an order", { failure: error.failure });
  }
};
