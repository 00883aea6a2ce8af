import { type CalendarDate, compareDates, swedishDate } from "./calendar-date.ts";

const hour = 60 * 60 * 1000;

/** Returns the last millisecond of a day in Sweden, one or two hours before the end of that day in UTC. */
export const endOfSwedishDay = ({ year, month, day }: CalendarDate): Date => {
  const utc = Date.UTC(year, month - 1, day + 1) - 1;
  const inSummer = new Date(utc - 2 * hour);
  const justAfter = swedishDate(new Date(inSummer.getTime() + 1));
  return compareDates(justAfter, { year, month, day }) > 0 ? inSummer : new Date(utc - hour);
};

/** Returns the start of a month in Sweden. Month 13 is January of the next year. */
export const startOfSwedishMonth = (year: number, month: number): Date => {
  const dayBefore = new Date(Date.UTC(year, month - 1, 0));
  const last = {
    year: dayBefore.getUTCFullYear(),
    month: dayBefore.getUTCMonth() + 1,
    day: dayBefore.getUTCDate(),
  };
  return new Date(endOfSwedishDay(last).getTime() + 1);
};
