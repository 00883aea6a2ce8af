import { BikeEventItem, BikeItem, type OwnershipEventItem } from "#lambdas/shared/table/items/bike.ts";
import type { StatFactItem } from "#lambdas/shared/table/items/statistics.ts";
import { TheftItem } from "#lambdas/shared/table/items/theft.ts";
import { bikePartition, keys, ranges } from "#lambdas/shared/table/keys.ts";
import { pages } from "#lambdas/shared/table/pages.ts";
import { bikeParts } from "./parts/register-parts.ts";
import { theftParts } from "./parts/theft-parts.ts";
import { type Reading, type Thing, factIdOf } from "./record-fact.ts";

const isOwnership = (event: BikeEventItem): event is OwnershipEventItem =>
  event.eventType === "registration" || event.eventType === "purchase" || event.eventType === "transfer";

const ownershipsOf = async ({ table }: Reading, bikeId: string): Promise<OwnershipEventItem[]> => {
  const found: OwnershipEventItem[] = [];
  const events = {
    schema: BikeEventItem,
    partition: bikePartition(bikeId),
    prefix: ranges.bikeEvents,
    limit: 100,
  };
  for await (const page of pages(table, events)) found.push(...page.filter(isOwnership));
  return found;
};

const theftsOf = async ({ table }: Reading, bikeId: string): Promise<TheftItem[]> => {
  const found: TheftItem[] = [];
  const thefts = { schema: TheftItem, partition: bikePartition(bikeId), prefix: ranges.thefts, limit: 100 };
  for await (const page of pages(table, thefts)) found.push(...page);
  return found;
};

/** What an owner has told goes with them, and nothing of a theft changes once the bike is back: what was counted before stays as it was. */
const isSettledOf =
  ({ deletedAt }: BikeItem) =>
  ({ parts }: StatFactItem): boolean =>
    deletedAt !== undefined || parts.some(({ counts }) => counts["b"] !== undefined);

/** A bike and its thefts as they are by now. */
export const thingsOfBike = async (counting: Reading, bikeId: string): Promise<Thing[]> => {
  const bike = await counting.table.get(keys.bike(bikeId), BikeItem);
  if (!bike) return [];
  const [thefts, ownerships] = await Promise.all([
    theftsOf(counting, bikeId),
    ownershipsOf(counting, bikeId),
  ]);
  const price = ownerships.findLast(({ purchasePrice }) => purchasePrice !== undefined)?.purchasePrice;
  const via = ownerships[0]?.registrationType === "store" ? "store" : "self";
  const isSettled = isSettledOf(bike);
  return [
    { id: factIdOf(keys.bike(bikeId)), parts: bikeParts(bike, via), isSettled },
    ...thefts.map((theft) => ({
      id: factIdOf(keys.theft(bikeId, theft.id)),
      parts: theftParts(theft, bike, price),
      isSettled,
    })),
  ];
};
