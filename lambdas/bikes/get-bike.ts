import type { OwnBike } from "#contract/bikes.ts";
import type { BikesContext } from "./bikes-context.ts";
import { readOwnBike } from "#lambdas/shared/bikes/own-bike.ts";
import { wholeOwnView } from "#lambdas/shared/bikes/own-view.ts";

/** One of the caller's own bikes. */
export const getBike = async (context: BikesContext, userId: string, bikeId: string): Promise<OwnBike> =>
  wholeOwnView(context, await readOwnBike(context.table, userId, bikeId));
