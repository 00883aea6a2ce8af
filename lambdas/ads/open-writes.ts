import { changeWrites } from "#lambdas/bikes/change-writes.ts";
import { type Action, update } from "#lambdas/platform/table/actions.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import type { ListingItem } from "#lambdas/ads/items/listing.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { dueIndex } from "./listing-at.ts";

/** Changes an open ad, and the sale price shown on its bike. */
export const openWrites = (bike: BikeItem, before: ListingItem, after: ListingItem): Action[] => {
  const salePrice = after.state === "active" ? after.price : undefined;
  return [
    update(keys.listing(before.id))
      .set({ ...after, ...dueIndex(after), version: before.version + 1 })
      .remove(...(after.text === undefined ? ["text"] : []))
      .expect("version", before.version, "stale"),
    ...(bike.salePrice === salePrice
      ? []
      : changeWrites(bike, { ...bike, salePrice, version: bike.version + 1 })),
  ];
};
