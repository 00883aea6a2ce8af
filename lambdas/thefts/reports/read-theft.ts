import { ProblemError } from "#lambdas/platform/http/problem.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { TheftItem } from "#lambdas/thefts/items/theft.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** The open theft report; throws `bike-not-stolen` without one. */
export const readOpenTheft = async (
  table: Pick<Table, "get">,
  { id, theftId }: BikeItem,
): Promise<TheftItem> => {
  const theft = theftId === undefined ? undefined : await table.get(keys.theft(id, theftId), TheftItem);
  if (!theft) throw new ProblemError("bike-not-stolen");
  return theft;
};

export const readBikeAndTheft = async (
  table: Pick<Table, "get">,
  readOwn: () => Promise<BikeItem>,
  bikeId: string,
  theftId: string,
): Promise<{ bike: BikeItem; theft: TheftItem }> => {
  const [bike, theft] = await Promise.all([readOwn(), table.get(keys.theft(bikeId, theftId), TheftItem)]);
  if (!theft) throw new ProblemError("bike-not-stolen");
  return { bike, theft };
};
