import { ProblemError } from "#lambdas/http/problem.ts";
import { BikeItem } from "#lambdas/table/items/bike.ts";
import { keys } from "#lambdas/table/keys.ts";
import type { Table } from "#lambdas/table/table.ts";

/** A bike that waits for a decision. Nobody decides about their own. */
export const readPendingBike = async (
  table: Pick<Table, "get">,
  adminId: string,
  bikeId: string,
): Promise<BikeItem> => {
  const bike = await table.get(keys.bike(bikeId), BikeItem);
  if (!bike) throw new ProblemError("bike-not-found");
  if (bike.status !== "pending_review" || bike.deletedAt !== undefined)
    throw new ProblemError("bike-review-decided");
  if (bike.ownerId === adminId) throw new ProblemError("forbidden");
  return bike;
};
