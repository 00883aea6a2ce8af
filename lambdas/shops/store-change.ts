import { type ActionBuilder, update } from "#lambdas/platform/table/actions.ts";
import type { StoreItem } from "#lambdas/shops/items/store.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { partnerListing } from "./partner-listing.ts";

/** Fails with `store-changed` if the store has another version. A store without changes has no version attribute. */
export const storeChange = (storeId: string, version: number): ActionBuilder => {
  const write = update(keys.store(storeId)).add("version", 1).expectExists("store-not-found");
  return version === 0
    ? write.expectAbsent("version", "store-changed")
    : write.expect("version", version, "store-changed");
};

/** Adds the store to the partner directory or removes it, according to its new state. */
export const listPartner = (write: ActionBuilder, after: StoreItem): ActionBuilder => {
  const listing = partnerListing(after);
  return listing === undefined ? write.remove("gsi2pk", "gsi2sk") : write.set(listing);
};
