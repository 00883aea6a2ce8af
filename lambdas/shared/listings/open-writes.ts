import { changeWrites } from "#lambdas/shared/bikes/change-writes.ts";
import { type Action, update } from "#lambdas/shared/table/actions.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import type { ListingItem } from "#lambdas/shared/table/items/listing.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { waitsFor } from "./listing-at.ts";

/** Writes an ad as it has become without coming to its end, and what its bike shows of it. */
export const openWrites = (bike: BikeItem, before: ListingItem, after: ListingItem): Action[] => {
  const salePrice = after.state === "active" ? after.price : undefined;
  return [
    update(keys.listing(before.id))
      .set({ ...after, ...waitsFor(after), version: before.version + 1 })
      .remove(...(after.text === undefined ? ["text"] : []))
      .expect("version", before.version, "stale"),
    ...(bike.salePrice === salePrice
      ? []
      : changeWrites(bike, { ...bike, salePrice, version: bike.version + 1 })),
  ];
};
