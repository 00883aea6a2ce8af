import { BikeEventItem, BikeItem, type OwnershipEventItem } from "#lambdas/shared/table/items/bike.ts";
import { StatFactItem } from "#lambdas/shared/table/items/statistics.ts";
import { TheftItem } from "#lambdas/shared/table/items/theft.ts";
import { bikePartition, keys, ranges } from "#lambdas/shared/table/keys.ts";
import { pages } from "#lambdas/shared/table/pages.ts";
import { bikeParts } from "./parts/register-parts.ts";
import { theftParts } from "./parts/theft-parts.ts";
import { type Counting, factIdOf, recordFact } from "./record-fact.ts";

const isOwnership = (event: BikeEventItem): event is OwnershipEventItem =>
  event.eventType === "registration" || event.eventType === "purchase" || event.eventType === "transfer";

const ownershipsOf = async ({ table }: Counting, bikeId: string): Promise<OwnershipEventItem[]> => {
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

const theftsOf = async ({ table }: Counting, bikeId: string): Promise<TheftItem[]> => {
  const found: TheftItem[] = [];
  const thefts = { schema: TheftItem, partition: bikePartition(bikeId), prefix: ranges.thefts, limit: 100 };
  for await (const page of pages(table, thefts)) found.push(...page);
  return found;
};

/** What an owner has told goes with them, and nothing of a theft changes once the bike is back: what was counted before stays as it was. */
const isSettled = async ({ table }: Counting, bike: BikeItem, id: string): Promise<boolean> => {
  const fact = await table.get(keys.statFact(id), StatFactItem);
  if (!fact) return false;
  return bike.deletedAt !== undefined || fact.parts.some(({ counts }) => counts["b"] !== undefined);
};

/** Counts a bike and its thefts as they are by now. Tells how many of them had been counted otherwise. */
export const countBike = async (counting: Counting, bikeId: string): Promise<number> => {
  const bike = await counting.table.get(keys.bike(bikeId), BikeItem);
  if (!bike) return 0;
  const [thefts, ownerships] = await Promise.all([
    theftsOf(counting, bikeId),
    ownershipsOf(counting, bikeId),
  ]);
  const price = ownerships.findLast(({ purchasePrice }) => purchasePrice !== undefined)?.purchasePrice;
  const via = ownerships[0]?.registrationType === "store" ? "store" : "self";
  const facts = [
    { key: keys.bike(bikeId), parts: bikeParts(bike, via) },
    ...thefts.map((theft) => ({ key: keys.theft(bikeId, theft.id), parts: theftParts(theft, bike, price) })),
  ];
  let changed = 0;
  for (const { key, parts } of facts) {
    const id = factIdOf(key);
    if (!(await isSettled(counting, bike, id)) && (await recordFact(counting, id, parts))) changed += 1;
  }
  return changed;
};
