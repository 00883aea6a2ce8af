import type { OwnBike } from "#contract/bikes/bikes.ts";
import type { BikesContext } from "./bikes-context.ts";
import { readOwnBike } from "#lambdas/bikes/own-bike.ts";
import { wholeOwnView } from "#lambdas/bikes/own-view.ts";

export const getBike = async (context: BikesContext, userId: string, bikeId: string): Promise<OwnBike> =>
  wholeOwnView(context, await readOwnBike(context.table, userId, bikeId));
