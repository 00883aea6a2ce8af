import { type Card, cardOf, isListed } from "#lambdas/shared/search-index/card.ts";
import { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** A bike that is missed at this moment. One that is not, or that nobody may see, is as if it did not exist. */
export const readStolenCard = async (
  table: Pick<Table, "get">,
  bikeId: string,
): Promise<Card | undefined> => {
  const bike = await table.get(keys.bike(bikeId), BikeItem);
  const card = bike && isListed(bike) ? cardOf(bike) : undefined;
  return card?.stolen ? card : undefined;
};
