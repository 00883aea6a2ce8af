import { deletionWrites } from "#lambdas/bike-changes/deletion-writes.ts";
import type { BikesDeps } from "#lambdas/bikes/deps.ts";
import { ProblemError } from "#lambdas/http/problem.ts";
import { BikeItem } from "#lambdas/table/items/bike.ts";
import { keys } from "#lambdas/table/keys.ts";
import { untilFresh } from "#lambdas/table/retry.ts";

const attempt = async (
  { table, system }: Pick<BikesDeps, "table" | "system">,
  userId: string,
  bikeId: string,
): Promise<void> => {
  const bike = await table.get(keys.bike(bikeId), BikeItem);
  if (bike?.ownerId !== userId) throw new ProblemError("bike-not-found");
  if (bike.deletedAt !== undefined) return;
  if (bike.status === "stolen") throw new ProblemError("stolen-cannot-be-deleted");
  await table.transact(deletionWrites(bike, { now: system.now(), eventId: system.newId("event") }));
};

/** Takes the caller's own bike out of the register. A bike that is out of it already is left as it is. */
export const deleteBike = async (
  deps: Pick<BikesDeps, "table" | "system">,
  userId: string,
  bikeId: string,
): Promise<Record<string, never>> => {
  await untilFresh(deps.system, () => attempt(deps, userId, bikeId));
  return {};
};
