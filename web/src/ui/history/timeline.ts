import { isoDate, swedishDate } from "#contract/calendar-date.ts";
import type { OwnershipPeriod, PastTheft } from "#contract/history.ts";

export type Happening =
  | { readonly kind: "period"; readonly day: string; readonly period: OwnershipPeriod }
  | { readonly kind: "theft"; readonly day: string; readonly theft: PastTheft };

const ofPeriod = (period: OwnershipPeriod): Happening => ({
  kind: "period",
  day: isoDate(swedishDate(new Date(period.startDate))),
  period,
});
const ofTheft = (theft: PastTheft): Happening => ({ kind: "theft", day: theft.stolenDate, theft });

const moment = (happening: Happening): string =>
  happening.kind === "period" ? happening.period.startDate : happening.day;

/** Newest first. A bike that was stolen on the day someone got it was stolen from them. */
const newestFirst = (a: Happening, b: Happening): number => {
  if (a.day !== b.day) return a.day < b.day ? 1 : -1;
  if (a.kind !== b.kind) return a.kind === "theft" ? -1 : 1;
  return moment(a) < moment(b) ? 1 : -1;
};

/** Who has had a bike and when it was stolen from them, newest first. */
export const timeline = (periods: readonly OwnershipPeriod[], thefts: readonly PastTheft[]): Happening[] =>
  [...thefts.map(ofTheft), ...periods.map(ofPeriod)].toSorted(newestFirst);
