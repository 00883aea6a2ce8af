import type { StatisticsKind } from "#lambdas/shared/table/items/statistics.ts";
import type { Table } from "#lambdas/shared/table/table.ts";
import type { Asked } from "./figures.ts";
import { monthsToRead } from "./period.ts";
import { readNumbers } from "./read-numbers.ts";

/** Reads what a period, and the one it is compared with, is made of. */
export const readAsked = async (
  table: Pick<Table, "query">,
  kind: StatisticsKind,
  asked: Omit<Asked, "months">,
): Promise<Asked> => {
  const { period, before, today } = asked;
  const months = monthsToRead(before ? [period, before] : [period], today);
  return { ...asked, months: await readNumbers(table, kind, months) };
};
