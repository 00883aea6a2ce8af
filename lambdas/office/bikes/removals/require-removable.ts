import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import { requireMovable, requireUndisputed } from "#lambdas/bikes/require-movable.ts";

type RemovalCandidate = {
  readonly adminId: string;
  readonly bikeId: string;
  /** For a duplicate: the registration that stays. */
  readonly keptBikeId: string | undefined;
};

/** Throws for deleted bikes and the administrator's own. */
export const readOthersBike = async (
  table: Pick<Table, "get">,
  adminId: string,
  bikeId: string,
): Promise<BikeItem> => {
  const bike = await table.get(keys.bike(bikeId), BikeItem);
  if (!bike || bike.deletedAt !== undefined) throw new ProblemError("bike-not-found");
  if (bike.ownerId === adminId) throw new ProblemError("account-exempt");
  return bike;
};

/** Of two duplicates a stolen one must stay, so that the search for it continues. */
export const requireRemovable = async (
  table: Pick<Table, "get">,
  { adminId, bikeId, keptBikeId }: RemovalCandidate,
): Promise<{ readonly bike: BikeItem; readonly kept: BikeItem | undefined }> => {
  const bike = await readOthersBike(table, adminId, bikeId);
  requireUndisputed(bike);
  if (keptBikeId === undefined) return { bike, kept: undefined };
  if (keptBikeId === bikeId) throw new ProblemError("bike-not-found");
  const kept = await readOthersBike(table, adminId, keptBikeId);
  requireUndisputed(kept);
  requireMovable(bike, "be-deleted");
  return { bike, kept };
};
