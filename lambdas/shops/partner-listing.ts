import type { StoreItem } from "#lambdas/shops/items/store.ts";
import { lists } from "#lambdas/platform/table/keys.ts";
import { nameOrder } from "./name-order.ts";

type Listed = Pick<StoreItem, "storeId" | "name" | "state"> & {
  readonly profile: Pick<StoreItem["profile"], "visible" | "isHidden" | "place">;
};

/** The store's index keys in the partner directory; undefined if it is hidden or suspended. */
export const partnerListing = ({ storeId, name, state, profile }: Listed) =>
  profile.visible && !profile.isHidden && state === "active"
    ? {
        gsi2pk: lists.partners(),
        gsi2sk: `${String(profile.place).padStart(3, "0")}#${nameOrder(name)}#${storeId}`,
      }
    : undefined;
