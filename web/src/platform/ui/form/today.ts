import { isoDate, swedishDate } from "#contract/platform/calendar-date.ts";

/** Today in Sweden, in the format of date fields. */
export const today = (): string => isoDate(swedishDate(new Date()));
