import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** A bike that the caller may change. Someone else's is as good as none, and so is one that has been deleted: `bike-not-found`. */
export const readOwnBike = async (
  table: Pick<Table, "get">,
  userId: string,
  bikeId: string,
): Promise<BikeItem> => {
  const bike = await table.get(keys.bike(bikeId), BikeItem);
  if (bike?.ownerId !== userId || bike.deletedAt !== undefined) throw new ProblemError("bike-not-found");
  return bike;
};
