import type { StoreItem } from "#lambdas/shared/table/items/store.ts";
import { lists } from "#lambdas/shared/table/keys.ts";
import { nameOrder } from "./name-order.ts";

type Listed = Pick<StoreItem, "storeId" | "name" | "state"> & {
  readonly profile: Pick<StoreItem["profile"], "visible" | "isHidden" | "place">;
};

/** Where a store stands in the directory of partners; undefined for one that is hidden, hides itself or is suspended. */
export const partnerListing = ({ storeId, name, state, profile }: Listed) =>
  profile.visible && !profile.isHidden && state === "active"
    ? {
        gsi2pk: lists.partners(),
        gsi2sk: `${String(profile.place).padStart(3, "0")}#${nameOrder(name)}#${storeId}`,
      }
    : undefined;
