import { isoDate, swedishDate } from "#contract/platform/calendar-date.ts";
import type { Week } from "#contract/shops/sales/analytics.ts";
import type { FullSalesDayItem } from "#lambdas/shops/items/sale.ts";
import { dayMilliseconds } from "#lambdas/shops/new-sale.ts";

const shifted = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMilliseconds).toISOString().slice(0, 10);

const mondayOf = (day: string): string => shifted(day, -((new Date(day).getUTCDay() + 6) % 7));

/** Oldest first; the last is the Monday of the current week in Sweden. */
export const mondaysUntil = (now: Date, weeks: number): string[] => {
  const last = mondayOf(isoDate(swedishDate(now)));
  return Array.from({ length: weeks }, (_, place) => shifted(last, (place - weeks + 1) * 7));
};

export const sumWeeks = (mondays: readonly string[], days: readonly FullSalesDayItem[]): Week[] =>
  mondays.map((monday) => {
    const own = days.filter(({ day }) => mondayOf(day) === monday);
    const sum = (of: (day: FullSalesDayItem) => number): number =>
      own.reduce((total, day) => total + of(day), 0);
    return {
      monday,
      registered: sum(({ sold, returned }) => sold - returned),
      claimed: sum(({ claimed }) => claimed),
      claimedWithinDay: sum(({ claimedWithinDay }) => claimedWithinDay),
    };
  });

type RankedName = { readonly name: string; readonly registered: number };

/** Sums the counters that start with `prefix`, such as `brand:Crescent`. */
export const sumNamed = (days: readonly FullSalesDayItem[], prefix: "brand:" | "by:"): RankedName[] => {
  const sums = new Map<string, number>();
  for (const [attribute, counted] of days.flatMap((day) => Object.entries(day)))
    if (attribute.startsWith(prefix) && typeof counted === "number")
      sums.set(attribute.slice(prefix.length), (sums.get(attribute.slice(prefix.length)) ?? 0) + counted);
  return ranked([...sums].map(([name, registered]) => ({ name, registered })));
};

const ranked = (named: readonly RankedName[]): RankedName[] =>
  named
    .filter(({ registered }) => registered > 0)
    .toSorted((one, other) => other.registered - one.registered || one.name.localeCompare(other.name, "sv"));

/** Merges names that differ only in case and spaces, under the most frequent spelling. */
export const mergeSpellings = (named: readonly RankedName[]): RankedName[] => {
  const merged = new Map<string, RankedName>();
  for (const { name, registered } of ranked(named)) {
    const key = name.normalize("NFC").toLowerCase().replaceAll(/\s+/g, " ").trim();
    const first = merged.get(key);
    merged.set(key, { name: first?.name ?? name, registered: registered + (first?.registered ?? 0) });
  }
  return ranked([...merged.values()]);
};
