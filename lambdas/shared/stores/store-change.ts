import { type ActionBuilder, update } from "#lambdas/shared/table/actions.ts";
import type { StoreItem } from "#lambdas/shared/table/items/store.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { partnerListing } from "./partner-listing.ts";

/** Changes this very version of a store; `store-changed` where it has changed since. One that was never changed has no version. */
export const storeChange = (storeId: string, version: number): ActionBuilder => {
  const write = update(keys.store(storeId)).add("version", 1).expectExists("store-not-found");
  return version === 0
    ? write.expectAbsent("version", "store-changed")
    : write.expect("version", version, "store-changed");
};

/** Puts a store into the directory of partners, or takes it out, as it is after a change. */
export const listPartner = (write: ActionBuilder, after: StoreItem): ActionBuilder => {
  const listing = partnerListing(after);
  return listing === undefined ? write.remove("gsi2pk", "gsi2sk") : write.set(listing);
};
