import { claimableFrom } from "./new-sale.ts";
import { waitingPlace } from "./sale-writes.ts";
import { type ActionBuilder, update } from "#lambdas/shared/table/actions.ts";
import type { SaleItem } from "#lambdas/shared/table/items/sale.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

/** Lets the buyer of a bike that was sold before be written to, once: the mail follows from it, and the days to claim run from now. */
export const inviteBuyer = ({ storeId, saleId, version }: SaleItem, at: Date): ActionBuilder => {
  const claimableUntil = claimableFrom(at);
  return update(keys.sale(storeId, saleId))
    .set({ invitedAt: at.toISOString(), claimableUntil, ...waitingPlace({ saleId, claimableUntil }) })
    .remove("uninvited")
    .add("version", 1)
    .expect("state", "waiting", "sale-ended")
    .expect("version", version, "stale");
};
