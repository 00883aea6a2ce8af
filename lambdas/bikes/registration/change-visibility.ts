import { isDeepStrictEqual } from "node:util";
import { Visibility } from "#contract/bikes/bike.ts";
import type { OwnBike } from "#contract/bikes/bikes.ts";
import { changeWrites } from "#lambdas/bikes/change-writes.ts";
import type { BikesContext } from "./bikes-context.ts";
import { wholeOwnView } from "#lambdas/bikes/own-view.ts";
import { type PhotoContext, saveHidingPhoto } from "#lambdas/bikes/hide-photo.ts";
import { readOwnBike } from "#lambdas/bikes/own-bike.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";

type Change = { readonly [Field in keyof Visibility]?: boolean | undefined };

const attempt = async (
  context: PhotoContext,
  userId: string,
  bikeId: string,
  change: Change,
): Promise<BikeItem> => {
  const bike = await readOwnBike(context.table, userId, bikeId);
  const visibility = Visibility.parse({ ...bike.visibility, ...change });
  if (isDeepStrictEqual(visibility, bike.visibility)) return bike;
  return saveHidingPhoto(context, bike, { ...bike, visibility, version: bike.version + 1 }, (changed) =>
    changeWrites(bike, changed),
  );
};

/**
 * Hides or shows fields at once, except in word lists, which follow within seconds. A hidden photo
 * can no longer be opened.
 */
export const changeVisibility = async (
  context: BikesContext,
  userId: string,
  bikeId: string,
  change: Change,
): Promise<OwnBike> =>
  wholeOwnView(
    context,
    await retryOnConflict(context.system, () => attempt(context, userId, bikeId, change)),
  );
