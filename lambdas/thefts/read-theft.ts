import { ProblemError } from "#lambdas/shared/http/problem.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { TheftItem } from "#lambdas/shared/table/items/theft.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** The theft that a stolen bike is missed by. */
export const readOpenTheft = async (
  table: Pick<Table, "get">,
  { id, theftId }: BikeItem,
): Promise<TheftItem> => {
  const theft = theftId === undefined ? undefined : await table.get(keys.theft(id, theftId), TheftItem);
  if (!theft) throw new ProblemError("bike-not-stolen");
  return theft;
};

/** A theft with its bike, as both are now. */
export const readBoth = async (
  table: Pick<Table, "get">,
  readOwn: () => Promise<BikeItem>,
  bikeId: string,
  theftId: string,
): Promise<{ bike: BikeItem; theft: TheftItem }> => {
  const [bike, theft] = await Promise.all([readOwn(), table.get(keys.theft(bikeId, theftId), TheftItem)]);
  if (!theft) throw new ProblemError("bike-not-stolen");
  return { bike, theft };
};
