import { type CalendarDate, isoDate } from "./calendar-date.ts";

const dayMillis = 24 * 60 * 60 * 1000;

const utcOf = ({ year, month, day }: CalendarDate): number => Date.UTC(year, month - 1, day);

const dateOf = (utc: number): CalendarDate => {
  const at = new Date(utc);
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() };
};

const daysAfter = (date: CalendarDate, days: number): CalendarDate => dateOf(utcOf(date) + days * dayMillis);

/** The Meeus/Jones/Butcher algorithm. */
const easterSunday = (year: number): CalendarDate => {
  const moon = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const shift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * moon + century - Math.floor(century / 4) - shift + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const correction = Math.floor((moon + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * correction + 114;
  return { year, month: Math.floor(sum / 31), day: (sum % 31) + 1 };
};

/** The Friday between 19 and 25 June. */
const midsummerEve = (year: number): CalendarDate => {
  const weekday = new Date(Date.UTC(year, 5, 19)).getUTCDay();
  return { year, month: 6, day: 19 + ((5 - weekday + 7) % 7) };
};

/** Fixed holidays. The eves of midsummer, Christmas and New Year count by 2 § of the act on the computation of time (1930:173). */
const fixed = ["01-01", "01-06", "05-01", "06-06", "12-24", "12-25", "12-26", "12-31"];

/** Good Friday, Easter Monday and Ascension Day, in days from Easter Sunday. Whitsun and All Saints' Day fall on weekends. */
const aroundEaster = [-2, 1, 39];

const holidaysOf = (year: number): readonly string[] => [
  ...fixed.map((monthDay) => `${year}-${monthDay}`),
  ...aroundEaster.map((days) => isoDate(daysAfter(easterSunday(year), days))),
  isoDate(midsummerEve(year)),
];

export const isWorkingDay = (date: CalendarDate): boolean => {
  const weekday = new Date(utcOf(date)).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidaysOf(date.year).includes(isoDate(date));
};

/** Adds working days; the day itself does not count. */
export const workingDaysAfter = (date: CalendarDate, days: number): CalendarDate => {
  let [day, left] = [date, days];
  while (left > 0) {
    day = daysAfter(day, 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
};
