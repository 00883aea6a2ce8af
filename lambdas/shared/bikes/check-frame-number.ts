import type { FrameNumberAvailability } from "#contract/bikes.ts";
import { findLookalikes } from "#lambdas/shared/bikes/lookalikes.ts";
import { BikeItem, FrameGuardItem } from "#lambdas/shared/table/items/bike.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

type Availability = FrameNumberAvailability["availability"];

/** Whether a person, or a store, could register this number now; `holder` is who may hear that it is theirs. It says nothing of who else has it. */
export const checkFrameNumber = async (
  { table }: { readonly table: Pick<Table, "get" | "query"> },
  holder: string,
  frameNumber: string,
): Promise<FrameNumberAvailability> => {
  const [guard, lookalikes] = await Promise.all([
    table.get(keys.frameGuard(frameNumber), FrameGuardItem),
    findLookalikes(table, frameNumber),
  ]);
  const answer = (availability: Availability) => ({ frameNumber, availability });
  if (!guard) return answer(lookalikes.some(({ stolen }) => stolen) ? "resembles-stolen" : "free");
  if (guard.ownerId === holder) return answer("own");
  const bike = await table.get(keys.bike(guard.bikeId), BikeItem);
  return answer(bike?.status === "stolen" ? "stolen" : "taken");
};
