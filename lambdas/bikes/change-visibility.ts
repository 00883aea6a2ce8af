import { isDeepStrictEqual } from "node:util";
import { Visibility } from "#contract/bike.ts";
import type { OwnBike } from "#contract/bikes.ts";
import { changeWrites } from "#lambdas/bike-changes/change-writes.ts";
import type { BikesDeps } from "#lambdas/bikes/deps.ts";
import { wholeOwnView } from "#lambdas/own-bikes/own-view.ts";
import { readOwnBike } from "#lambdas/own-bikes/own-bike.ts";
import type { BikeItem } from "#lambdas/table/items/bike.ts";
import { untilFresh } from "#lambdas/table/retry.ts";

type Change = { readonly [Field in keyof Visibility]?: boolean | undefined };

const attempt = async (
  { table }: Pick<BikesDeps, "table">,
  userId: string,
  bikeId: string,
  change: Change,
): Promise<BikeItem> => {
  const bike = await readOwnBike(table, userId, bikeId);
  const visibility = Visibility.parse({ ...bike.visibility, ...change });
  if (isDeepStrictEqual(visibility, bike.visibility)) return bike;
  const changed = { ...bike, visibility, version: bike.version + 1 };
  await table.transact(changeWrites(bike, changed));
  return changed;
};

/** Shows or hides fields of the caller's own bike. What is hidden is in no list any more when this has returned, except under words, where it stays for seconds. */
export const changeVisibility = async (
  deps: BikesDeps,
  userId: string,
  bikeId: string,
  change: Change,
): Promise<OwnBike> =>
  wholeOwnView(deps, await untilFresh(deps.system, () => attempt(deps, userId, bikeId, change)));
