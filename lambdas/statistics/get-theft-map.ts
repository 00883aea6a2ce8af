import { isoDate, swedishDate } from "#contract/calendar-date.ts";
import type { Span, TheftMap } from "#contract/statistics.ts";
import type { StatisticsKind } from "#lambdas/shared/table/items/statistics.ts";
import type { StatisticsContext } from "./get-statistics.ts";
import { lastFourQuarters, sinceBeginning } from "./show/period.ts";
import { readAsked } from "./show/read-asked.ts";
import { placesOfThefts } from "./show/views.ts";

const few = { is: "few" } as const;

/** Thefts by county, for everybody. Whole quarters change once in three months: there is nothing to subtract from day to day. */
export const getTheftMap = async ({
  table,
  system,
}: Pick<StatisticsContext, "table" | "system">): Promise<TheftMap> => {
  const today = isoDate(swedishDate(system.now()));
  const quarters = lastFourQuarters(today);
  const read = (kind: StatisticsKind, period: Span) =>
    readAsked(table, kind, { today, period, before: undefined, grain: "quarter" });
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
