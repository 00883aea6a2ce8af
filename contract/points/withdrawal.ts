import { type CalendarDate, compareDates, swedishDate } from "#contract/calendar-date.ts";
import { withdrawalDays } from "./purchases.ts";

const hour = 60 * 60 * 1000;

/** The last millisecond of a day in Sweden, one or two hours before that of the same day in UTC. */
const endOfDay = ({ year, month, day }: CalendarDate): Date => {
  const utc = Date.UTC(year, month - 1, day + 1) - 1;
  const inSummer = new Date(utc - 2 * hour);
  const justAfter = swedishDate(new Date(inSummer.getTime() + 1));
  return compareDates(justAfter, { year, month, day }) > 0 ? inSummer : new Date(utc - hour);
};

/** The end of the time to withdraw from a purchase: the end of the fourteenth day in Sweden after the one on which it was paid. */
export const withdrawableUntil = (paidAt: string): Date => {
  const { year, month, day } = swedishDate(new Date(paidAt));
  const last = new Date(Date.UTC(year, month - 1, day + withdrawalDays));
  return endOfDay({ year: last.getUTCFullYear(), month: last.getUTCMonth() + 1, day: last.getUTCDate() });
};
