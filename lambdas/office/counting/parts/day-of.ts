import { isoDate, swedishDate } from "#contract/platform/calendar-date.ts";

export const dayOf = (at: string): string => isoDate(swedishDate(new Date(at)));
