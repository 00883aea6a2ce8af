import { isoDate, swedishDate } from "#contract/platform/calendar-date.ts";
import { daysToRefill } from "#contract/stickers/inventory.ts";
import { codesOnRoll } from "#contract/stickers/rolls.ts";
import type { InventoryItem } from "#lambdas/stickers/items/inventory.ts";

const dayMilliseconds = 24 * 60 * 60 * 1000;
/** The daily use is measured over one to four weeks. */
const maxNights = 28;
const minDays = 7;
/** Beyond this no date is shown. */
const maxDays = 3 * 365;

type Pace = { readonly perDay: number; readonly lastsUntil?: string; readonly lowSince?: string };

/** Adds tonight to the recorded nights, once. */
export const withTonight = (
  item: Pick<InventoryItem, "used" | "nights">,
  now: Date,
): InventoryItem["nights"] => {
  const tonight = { day: isoDate(swedishDate(now)), used: item.used };
  return [...item.nights.filter((night) => night.day < tonight.day), tonight].slice(-maxNights);
};

const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Calculates the daily use and how long the stock lasts. Undefined until there is a week of data. */
export const paceOf = (
  item: Pick<InventoryItem, "used" | "nights">,
  shown: { readonly rolls: number; readonly active: number },
  now: Date,
): Pace | undefined => {
  const [first] = item.nights;
  if (first === undefined) return undefined;
  const today = Date.parse(isoDate(swedishDate(now)));
  const days = (today - Date.parse(first.day)) / dayMilliseconds;
  const gone = item.used - first.used;
  if (days < minDays || gone <= 0) return undefined;
  const perDay = gone / days;
  const lasts = Math.floor((shown.active + shown.rolls * codesOnRoll) / perDay);
  const rounded = Math.max(0.1, Math.round(perDay * 10) / 10);
  if (lasts > maxDays) return { perDay: rounded };
  const lastsUntil = dayAt(today + lasts * dayMilliseconds);
  if (lasts >= daysToRefill) return { perDay: rounded, lastsUntil };
  return { perDay: rounded, lastsUntil, lowSince: dayAt(today + (lasts - daysToRefill) * dayMilliseconds) };
};
