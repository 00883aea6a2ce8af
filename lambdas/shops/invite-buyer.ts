import { claimDeadline } from "./new-sale.ts";
import { waitingPlace } from "./sale-writes.ts";
import { type ActionBuilder, update } from "#lambdas/platform/table/actions.ts";
import type { SaleItem } from "#lambdas/shops/items/sale.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

/** Starts the claim period of an imported sale; the stream then sends the mail, once. */
export const inviteBuyer = ({ storeId, saleId, version }: SaleItem, at: Date): ActionBuilder => {
  const claimableUntil = claimDeadline(at);
  return update(keys.sale(storeId, saleId))
    .set({ invitedAt: at.toISOString(), claimableUntil, ...waitingPlace({ saleId, claimableUntil }) })
    .remove("uninvited")
    .add("version", 1)
    .expect("state", "waiting", "sale-ended")
    .expect("version", version, "stale");
};
