import { sortKeyOf } from "./posting-keys.ts";
import { type BikeItem, isInReview } from "#lambdas/shared/table/items/bike.ts";
import { lists } from "#lambdas/shared/table/keys.ts";

const listOfAll = (bike: BikeItem): string => {
  if (bike.deletedAt !== undefined) return lists.unlistedBikes("deleted");
  return isInReview(bike) ? lists.unlistedBikes("pending_review") : lists.listedBikes();
};

/** What makes a bike stand in its owner's list and in one of those of all bikes. It is written with the bike whenever one of these changes. */
export const listAttributes = (bike: BikeItem): Record<string, string> => ({
  gsi1pk: bike.deletedAt === undefined ? lists.bikesOf(bike.ownerId) : lists.deletedBikesOf(bike.ownerId),
  gsi1sk: `${bike.registeredAt}#${bike.id}`,
  gsi2pk: listOfAll(bike),
  gsi2sk: sortKeyOf(bike),
});
