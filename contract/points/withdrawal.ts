import { swedishDate } from "#contract/calendar-date.ts";
import { endOfSwedishDay } from "#contract/swedish-day.ts";
import { withdrawalDays } from "./purchases.ts";

/** The end of the time to withdraw from a purchase: the end of the fourteenth day in Sweden after the one on which it was paid. */
export const withdrawableUntil = (paidAt: string): Date => {
  const { year, month, day } = swedishDate(new Date(paidAt));
  const last = new Date(Date.UTC(year, month - 1, day + withdrawalDays));
  return endOfSwedishDay({
    year: last.getUTCFullYear(),
    month: last.getUTCMonth() + 1,
    day: last.getUTCDate(),
  });
};
