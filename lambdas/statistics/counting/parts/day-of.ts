import { isoDate, swedishDate } from "#contract/calendar-date.ts";

/** The day in Sweden. */
export const dayOf = (at: string): string => isoDate(swedishDate(new Date(at)));
