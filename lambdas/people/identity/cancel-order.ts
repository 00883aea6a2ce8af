import { EidError } from "./eid.ts";
import type { IdentityContext } from "./identity-context.ts";
import { type OwnOrder, openOwnOrder } from "./own-order.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import type { EidOrderItem } from "#lambdas/people/items/identity.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

/** A registration can be cancelled until the account exists, an order on the same device until the nonce is back; others only while waiting. */
const canBeCancelled = ({ state, purpose, nonceHash }: EidOrderItem): boolean =>
  state === "waiting" || (state === "proved" && (purpose.kind === "registration" || nonceHash !== undefined));

/** Cancels an order and deletes what the eID proved. A later approval has no effect. */
export const cancelOrder = async (
  context: IdentityContext,
  own: OwnOrder,
): Promise<Record<string, never>> => {
  const order = await openOwnOrder(context, own);
  const { id, state, orderRef } = order;
  if (!canBeCancelled(order)) return {};
  const cancellation = update(keys.eidOrder(id)).set({ state: "cancelled" }).remove("sealedProof");
  try {
    await context.table.transact([cancellation.expect("state", state, "stale")]);
  } catch (error) {
    // The order advanced meanwhile; that happens a few times at most.
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
