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

/** Bikes whose number looks like one that someone wants for a bike. A stolen one among them is a case for an administrator. */
export const readLookalikes = async (
  table: Pick<Table, "query">,
  frameNumber: string,
  bikeId?: string,
): Promise<FoldItem[]> => {
  const lookalikes = await findLookalikes(table, frameNumber, bikeId);
  if (lookalikes.some(({ stolen }) => stolen)) throw new ProblemError("frame-number-resembles-stolen");
  return lookalikes;
};

/** What else has or had a number that someone wants for a bike. */
export const readNumberClaims = async (
  table: Pick<Table, "query">,
  frameNumber: string,
  bikeId?: string,
): Promise<NumberClaims> => {
  const [lookalikes, former] = await Promise.all([
    readLookalikes(table, frameNumber, bikeId),
    findFormerBikes(table, frameNumber),
  ]);
  return { lookalikes, former };
};
