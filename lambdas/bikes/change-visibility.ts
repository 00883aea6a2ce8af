import { isDeepStrictEqual } from "node:util";
import { Visibility } from "#contract/bike.ts";
import type { OwnBike } from "#contract/bikes.ts";
import { changeWrites } from "#lambdas/shared/bikes/change-writes.ts";
import type { BikesContext } from "./bikes-context.ts";
import { wholeOwnView } from "#lambdas/shared/bikes/own-view.ts";
import { type PhotoContext, hidingPhoto } from "#lambdas/shared/bikes/hide-photo.ts";
import { readOwnBike } from "#lambdas/shared/bikes/own-bike.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";

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
  return hidingPhoto(context, bike, { ...bike, visibility, version: bike.version + 1 }, (changed) =>
    changeWrites(bike, changed),
  );
};

/** Shows or hides fields of the caller's own bike. What is hidden is in no list any more when this has returned, except under words, where it stays for seconds; a photo answers nobody any more. */
export const changeVisibility = async (
  context: BikesContext,
  userId: string,
  bikeId: string,
  change: Change,
): Promise<OwnBike> =>
  wholeOwnView(context, await untilFresh(context.system, () => attempt(context, userId, bikeId, change)));
