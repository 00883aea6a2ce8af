import type { OwnBike } from "#contract/bikes.ts";
import type { BikesDeps } from "#lambdas/bikes/deps.ts";
import { wholeOwnView } from "#lambdas/own-bikes/own-view.ts";
import { ProblemError } from "#lambdas/http/problem.ts";
import { BikeItem } from "#lambdas/table/items/bike.ts";
import { keys } from "#lambdas/table/keys.ts";

/** One of the caller's own bikes. Somebody else's is as good as none: `bike-not-found`. */
export const getBike = async (deps: BikesDeps, userId: string, bikeId: string): Promise<OwnBike> => {
  const item = await deps.table.get(keys.bike(bikeId), BikeItem);
  if (item?.ownerId !== userId) throw new ProblemError("bike-not-found");
  return wholeOwnView(deps, item);
};
