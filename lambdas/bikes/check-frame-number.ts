import type { FrameNumberAvailability } from "#contract/bikes.ts";
import type { BikesContext } from "./bikes-context.ts";
import { findLookalikes } from "#lambdas/shared/bikes/lookalikes.ts";
import { BikeItem, FrameGuardItem } from "#lambdas/shared/table/items/bike.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

type Availability = FrameNumberAvailability["availability"];

/** Whether the caller could register this number now. It says nothing of who has it. */
export const checkFrameNumber = async (
  { table }: Pick<BikesContext, "table">,
  userId: string,
  frameNumber: string,
): Promise<FrameNumberAvailability> => {
  const [guard, lookalikes] = await Promise.all([
    table.get(keys.frameGuard(frameNumber), FrameGuardItem),
    findLookalikes(table, frameNumber),
  ]);
  const answer = (availability: Availability) => ({ frameNumber, availability });
  if (!guard) return answer(lookalikes.some(({ stolen }) => stolen) ? "resembles-stolen" : "free");
  if (guard.ownerId === userId) return answer("own");
  const bike = await table.get(keys.bike(guard.bikeId), BikeItem);
  return answer(bike?.status === "stolen" ? "stolen" : "taken");
};
