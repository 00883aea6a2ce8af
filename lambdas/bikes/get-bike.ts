import type { OwnBike } from "#contract/bikes.ts";
import type { BikesDeps } from "#lambdas/bikes/deps.ts";
import { readOwnBike } from "#lambdas/own-bikes/own-bike.ts";
import { wholeOwnView } from "#lambdas/own-bikes/own-view.ts";

/** One of the caller's own bikes. */
export const getBike = async (deps: BikesDeps, userId: string, bikeId: string): Promise<OwnBike> =>
  wholeOwnView(deps, await readOwnBike(deps.table, userId, bikeId));
