import { isoDate, swedishDate } from "#contract/calendar-date.ts";

/** The day it is in Sweden, as a date field writes it. */
export const today = (): string => isoDate(swedishDate(new Date()));
