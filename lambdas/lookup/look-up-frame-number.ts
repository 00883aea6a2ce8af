import type { LookupResult } from "#contract/lookup.ts";
import { publicView } from "#lambdas/lookup/public-view.ts";
import { BikeItem, FrameGuardItem } from "#lambdas/table/items/bike.ts";
import { keys } from "#lambdas/table/keys.ts";
import type { Reader } from "#lambdas/table/reader.ts";

/** What the register says about exactly this number. A bike under review cannot be found yet. */
export const lookUpFrameNumber = async (
  table: Pick<Reader, "get">,
  frameNumber: string,
  now: Date,
): Promise<LookupResult> => {
  const guard = await table.get(keys.frameGuard(frameNumber), FrameGuardItem);
  const bike = guard && (await table.get(keys.bike(guard.bikeId), BikeItem));
  return { frameNumber, bike: bike && bike.status !== "pending_review" ? publicView(bike, now) : undefined };
};
