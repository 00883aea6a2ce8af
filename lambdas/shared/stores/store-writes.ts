import { usualPlace } from "#contract/partners.ts";
import { memberWrite } from "./member-writes.ts";
import { nameOrder } from "./name-order.ts";
import { type Action, put } from "#lambdas/shared/table/actions.ts";
import type { StoreItem } from "#lambdas/shared/table/items/store.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";

/** An administrator shows it among the partners, when there is something to show. */
const hidden: StoreItem["profile"] = {
  visible: false,
  place: usualPlace,
  registersAtSale: false,
  isHidden: false,
};

/** A new store and the person it belongs to: neither is there without the other. */
export const storeWrites = (
  store: Omit<StoreItem, "entity" | "version" | "profile" | "members" | "owners">,
  ownerId: string,
): readonly Action[] => {
  const { storeId, name, createdAt } = store;
  const listed = { gsi1pk: lists.stores(), gsi1sk: `${nameOrder(name)}#${storeId}` };
  const member = { storeId, userId: ownerId, role: "owner", joinedAt: createdAt } as const;
  const balance = { userId: storeId, points: 0, version: 0, gsi1pk: lists.balances(), gsi1sk: storeId };
  return [
    put(keys.store(storeId), "store", {
      ...store,
      profile: hidden,
      members: 1,
      owners: 1,
      ...listed,
    }).expectNew("repeated"),
    put(keys.balance(storeId), "balance", balance).expectNew("repeated"),
    memberWrite(member),
  ];
};
