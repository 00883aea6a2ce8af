import { isoDate, swedishDate } from "#contract/calendar-date.ts";
import type { Span, TheftMap } from "#contract/statistics.ts";
import type { StatisticsKind } from "#lambdas/shared/table/items/statistics.ts";
import type { StatisticsContext } from "./get-statistics.ts";
import type { Asked } from "./show/figures.ts";
import { lastFourQuarters, monthsToRead, sinceBeginning } from "./show/period.ts";
import { readNumbers } from "./show/read-numbers.ts";
import { placesOfThefts } from "./show/views.ts";

const few = { is: "few" } as const;

/** Thefts by county, for everybody. Whole quarters change once in three months: there is nothing to subtract from day to day. */
export const getTheftMap = async ({
  table,
  system,
}: Pick<StatisticsContext, "table" | "system">): Promise<TheftMap> => {
  const today = isoDate(swedishDate(system.now()));
  const quarters = lastFourQuarters(today);
  const read = async (kind: StatisticsKind, period: Span): Promise<Asked> => {
    const months = await readNumbers(table, kind, monthsToRead([period], today));
    return { months, today, period, before: undefined, grain: "quarter" };
  };
  const [thefts, register] = await Promise.all([
    read("thefts", quarters),
    read("register", sinceBeginning(quarters)),
  ]);
  const { rows } = placesOfThefts({ thefts, register }, "county");
  return {
    ...quarters,
    counties: rows.map(({ value, now, registered = few }) => ({ county: value, thefts: now, registered })),
  };
};
