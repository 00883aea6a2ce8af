import { sortKeyOf } from "./posting-keys.ts";
import { type BikeItem, isInReview } from "#lambdas/bikes/items/bike.ts";
import { lists } from "#lambdas/platform/table/keys.ts";

const listOfAll = (bike: BikeItem): string => {
  if (bike.deletedAt !== undefined) return lists.unlistedBikes("deleted");
  return isInReview(bike) ? lists.unlistedBikes("pending_review") : lists.listedBikes();
};

/** Index keys for the owner's list and for one of the lists of all bikes. Written with the bike. */
export const listAttributes = (bike: BikeItem): Record<string, string> => ({
  gsi1pk: bike.deletedAt === undefined ? lists.bikesOf(bike.ownerId) : lists.deletedBikesOf(bike.ownerId),
  gsi1sk: `${bike.registeredAt}#${bike.id}`,
  gsi2pk: listOfAll(bike),
  gsi2sk: sortKeyOf(bike),
});
