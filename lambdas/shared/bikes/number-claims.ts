import { type FormerBike, findFormerBikes } from "./former-bikes.ts";
import { findLookalikes } from "./lookalikes.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import type { FoldItem } from "#lambdas/shared/table/items/bike.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** What speaks against a number, or for having a look. */
export type NumberClaims = {
  readonly lookalikes: readonly FoldItem[];
  readonly former: readonly FormerBike[];
};

/** What else has or had a number that someone wants for a bike. One that looks like a stolen bike's is a case for an administrator. */
export const readNumberClaims = async (
  table: Pick<Table, "query">,
  frameNumber: string,
  bikeId?: string,
): Promise<NumberClaims> => {
  const [lookalikes, former] = await Promise.all([
    findLookalikes(table, frameNumber, bikeId),
    findFormerBikes(table, frameNumber),
  ]);
  if (lookalikes.some(({ stolen }) => stolen)) throw new ProblemError("frame-number-resembles-stolen");
  return { lookalikes, former };
};
