import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { BikeItem, isInReview } from "#lambdas/shared/table/items/bike.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** A bike that waits for a decision. Nobody decides about their own. */
export const readPendingBike = async (
  table: Pick<Table, "get">,
  adminId: string,
  bikeId: string,
): Promise<BikeItem> => {
  const bike = await table.get(keys.bike(bikeId), BikeItem);
  if (!bike) throw new ProblemError("bike-not-found");
  if (!isInReview(bike) || bike.deletedAt !== undefined) throw new ProblemError("bike-review-decided");
  if (bike.ownerId === adminId) throw new ProblemError("forbidden");
  return bike;
};
