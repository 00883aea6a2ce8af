import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

type Wanted = {
  readonly adminId: string;
  readonly bikeId: string;
  /** Of a duplicate: the registration that stays. */
  readonly keptBikeId: string | undefined;
};

/** A bike in the register that is not the administrator's own. */
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

/** The bike that is to go, and the one that stays. Of two the missed one stays, so that nobody stops looking for it. */
export const requireRemovable = async (
  table: Pick<Table, "get">,
  { adminId, bikeId, keptBikeId }: Wanted,
): Promise<{ readonly bike: BikeItem; readonly kept: BikeItem | undefined }> => {
  const bike = await readOthersBike(table, adminId, bikeId);
  if (keptBikeId === undefined) return { bike, kept: undefined };
  if (keptBikeId === bikeId) throw new ProblemError("bike-not-found");
  const kept = await readOthersBike(table, adminId, keptBikeId);
  if (bike.status === "stolen") throw new ProblemError("stolen-cannot-be-deleted");
  return { bike, kept };
};
