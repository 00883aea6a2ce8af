import { swedishDate } from "#contract/platform/calendar-date.ts";
import { endOfSwedishDay } from "#contract/platform/swedish-day.ts";
import { type Purchase, withdrawalDays } from "./purchases.ts";

/** Withdrawal ends with the fourteenth Swedish day after the day of payment. */
export const withdrawableUntil = (paidAt: string): Date => {
  const { year, month, day } = swedishDate(new Date(paidAt));
  const last = new Date(Date.UTC(year, month - 1, day + withdrawalDays));
  return endOfSwedishDay({
    year: last.getUTCFullYear(),
    month: last.getUTCMonth() + 1,
    day: last.getUTCDate(),
  });
};

type Reversible = Pick<Purchase, "price" | "points" | "reversedMoney">;

/** The points for returned money, rounded down. */
export const reversedPoints = ({ price, points }: Reversible, money = 0): number =>
  Math.floor((points * money) / price);

/** The points of a purchase whose money was not returned. */
export const unreversedPoints = (purchase: Reversible): number =>
  purchase.points - reversedPoints(purchase, purchase.reversedMoney);

/** In öre, the money of a purchase that was not returned. */
export const unreversedMoney = ({ price, reversedMoney = 0 }: Reversible): number => price - reversedMoney;
