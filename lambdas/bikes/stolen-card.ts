import { type Card, cardOf, isListed } from "#lambdas/bikes/index/card.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** Undefined unless the bike is currently stolen and public. */
export const readStolenCard = async (
  table: Pick<Table, "get">,
  bikeId: string,
): Promise<Card | undefined> => {
  const bike = await table.get(keys.bike(bikeId), BikeItem);
  const card = bike && isListed(bike) ? cardOf(bike) : undefined;
  return card?.stolen ? card : undefined;
};
