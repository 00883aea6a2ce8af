import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** Throws `bike-not-found` also for somebody else's bike and for a deleted one. */
export const readOwnBike = async (
  table: Pick<Table, "get">,
  userId: string,
  bikeId: string,
): Promise<BikeItem> => {
  const bike = await table.get(keys.bike(bikeId), BikeItem);
  if (bike?.ownerId !== userId || bike.deletedAt !== undefined) throw new ProblemError("bike-not-found");
  return bike;
};
