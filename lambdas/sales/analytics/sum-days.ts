import { isoDate, swedishDate } from "#contract/calendar-date.ts";
import type { Week } from "#contract/sales/analytics.ts";
import type { FullSalesDayItem } from "#lambdas/shared/table/items/sale.ts";

const dayMilliseconds = 24 * 60 * 60 * 1000;

const shifted = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMilliseconds).toISOString().slice(0, 10);

/** The Monday of the week that a day is in. */
const mondayOf = (day: string): string => shifted(day, -((new Date(day).getUTCDay() + 6) % 7));

/** The Mondays of so many weeks, the oldest first; the last one is that of today in Sweden. */
export const mondaysUntil = (now: Date, weeks: number): string[] => {
  const last = mondayOf(isoDate(swedishDate(now)));
  return Array.from({ length: weeks }, (_, place) => shifted(last, (place - weeks + 1) * 7));
};

/** Every week, with what was counted on its days. */
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

type Named = { readonly name: string; readonly registered: number };

/** What is counted on these days under names of its own, as `brand:Crescent`. */
export const sumNamed = (days: readonly FullSalesDayItem[], what: "brand:" | "by:"): Named[] => {
  const sums = new Map<string, number>();
  for (const [attribute, counted] of days.flatMap((day) => Object.entries(day)))
    if (attribute.startsWith(what) && typeof counted === "number")
      sums.set(attribute.slice(what.length), (sums.get(attribute.slice(what.length)) ?? 0) + counted);
  return ranked([...sums].map(([name, registered]) => ({ name, registered })));
};

const ranked = (named: readonly Named[]): Named[] =>
  named
    .filter(({ registered }) => registered > 0)
    .toSorted((one, other) => other.registered - one.registered || one.name.localeCompare(other.name, "sv"));

/** One of each that differs in capitals and spaces only, as it was written most often. */
export const mergeSpellings = (named: readonly Named[]): Named[] => {
  const merged = new Map<string, Named>();
  for (const { name, registered } of ranked(named)) {
    const key = name.normalize("NFC").toLowerCase().replaceAll(/\s+/g, " ").trim();
    const first = merged.get(key);
    merged.set(key, { name: first?.name ?? name, registered: registered + (first?.registered ?? 0) });
  }
  return ranked([...merged.values()]);
};
