import type { ListedBikeReview } from "#contract/office/bike-admin.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { BikeItem, isInReview } from "#lambdas/bikes/items/bike.ts";
import { BikeSampleItem } from "#lambdas/bikes/items/bike-sample.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

const isSample = async (table: Pick<Table, "get">, bikeId: string): Promise<boolean> =>
  (await table.get(keys.bikeSample(bikeId), BikeSampleItem)) !== undefined;

/** Throws unless the bike is under review or drawn for a second look, and not the administrator's own. */
export const readPendingBike = async (
  table: Pick<Table, "get">,
  adminId: string,
  bikeId: string,
): Promise<BikeItem> => {
  const bike = await table.get(keys.bike(bikeId), BikeItem);
  if (!bike) throw new ProblemError("bike-not-found");
  const waits = bike.deletedAt === undefined && (isInReview(bike) || (await isSample(table, bikeId)));
  if (!waits) throw new ProblemError("bike-review-decided");
  if (bike.ownerId === adminId) throw new ProblemError("forbidden");
  return bike;
};

/** Expects a waiting bike: one that is not under review was drawn as a sample. */
export const reviewReasonOf = (bike: BikeItem): ListedBikeReview["reason"] =>
  isInReview(bike) ? bike.reviewReason : "sample";
