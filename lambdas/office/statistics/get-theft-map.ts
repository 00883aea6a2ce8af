import { isoDate, swedishDate } from "#contract/platform/calendar-date.ts";
import type { Span, TheftMap } from "#contract/office/statistics.ts";
import type { StatisticsKind } from "#lambdas/platform/table/items/statistics.ts";
import { type StatisticsContext, readCounts } from "./get-statistics.ts";
import { lastFourQuarters } from "#lambdas/office/statistics/show/period.ts";
import { readSince } from "#lambdas/office/statistics/show/read-numbers.ts";
import { rounded } from "#lambdas/office/statistics/show/rounding.ts";
import { placesOfThefts } from "#lambdas/office/statistics/show/views.ts";

/** Public. Whole quarters only, because differences between daily figures would reveal single thefts. */
export const getTheftMap = async ({ table, system }: StatisticsContext): Promise<TheftMap> => {
  const today = isoDate(swedishDate(system.now()));
  const quarters = lastFourQuarters(today);
  const read = (kind: StatisticsKind, period: Span) =>
    readCounts(table, kind, { today, period, before: undefined, grain: "quarter", rounding: rounded });
  const since = await readSince(table, today);
  const [thefts, register] = await Promise.all([
    read("thefts", quarters),
    read("register", { from: since, to: quarters.to }),
  ]);
  const { rows } = placesOfThefts({ thefts, register }, "county");
  return {
    ...quarters,
    counties: rows.map(({ value, now, registered }) => ({
      county: value,
      thefts: now ?? 0,
      registered: registered ?? 0,
    })),
  };
};
