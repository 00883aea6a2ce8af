import { usualPlace } from "#contract/shops/partners.ts";
import { memberWrite } from "#lambdas/shops/members/member-writes.ts";
import { partnerListing } from "./partner-listing.ts";
import { nameOrder } from "./name-order.ts";
import { type Action, put } from "#lambdas/platform/table/actions.ts";
import type { StoreItem } from "#lambdas/shops/items/store.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";

const profileOf = (visible: boolean): StoreItem["profile"] => ({
  visible,
  place: usualPlace,
  registersAtSale: false,
  isHidden: false,
});

/** Creates a store together with its owner and its balance; `isPartner` enters it in the directory. */
export const storeWrites = (
  store: Omit<StoreItem, "entity" | "version" | "profile" | "members" | "owners">,
  ownerId: string,
  isPartner = false,
): readonly Action[] => {
  const { storeId, name, createdAt } = store;
  const profile = profileOf(isPartner);
  const listed = {
    ...partnerListing({ ...store, profile }),
    gsi1pk: lists.stores(),
    gsi1sk: `${nameOrder(name)}#${storeId}`,
  };
  const member = { storeId, userId: ownerId, role: "owner", joinedAt: createdAt } as const;
  const balance = { userId: storeId, points: 0, version: 0, gsi1pk: lists.balances(), gsi1sk: storeId };
  return [
    put(keys.store(storeId), "store", {
      ...store,
      profile,
      members: 1,
      owners: 1,
      ...listed,
    }).expectNew("repeated"),
    put(keys.balance(storeId), "balance", balance).expectNew("repeated"),
    memberWrite(member),
  ];
};
