import { isoDate, swedishDate } from "#contract/platform/calendar-date.ts";
import type { OwnershipPeriod, PastTheft } from "#contract/bikes/history.ts";

export type HistoryEntry =
  | { readonly kind: "period"; readonly day: string; readonly period: OwnershipPeriod }
  | { readonly kind: "theft"; readonly day: string; readonly theft: PastTheft };

const ofPeriod = (period: OwnershipPeriod): HistoryEntry => ({
  kind: "period",
  day: isoDate(swedishDate(new Date(period.startDate))),
  period,
});
const ofTheft = (theft: PastTheft): HistoryEntry => ({ kind: "theft", day: theft.stolenDate, theft });

const moment = (happening: HistoryEntry): string =>
  happening.kind === "period" ? happening.period.startDate : happening.day;

/** A theft on the day of a purchase belongs to the new owner. */
const newestFirst = (a: HistoryEntry, b: HistoryEntry): number => {
  if (a.day !== b.day) return a.day < b.day ? 1 : -1;
  if (a.kind !== b.kind) return a.kind === "theft" ? -1 : 1;
  return moment(a) < moment(b) ? 1 : -1;
};

export const timeline = (periods: readonly OwnershipPeriod[], thefts: readonly PastTheft[]): HistoryEntry[] =>
  [...thefts.map(ofTheft), ...periods.map(ofPeriod)].toSorted(newestFirst);
