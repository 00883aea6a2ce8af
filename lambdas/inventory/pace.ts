import { isoDate, swedishDate } from "#contract/calendar-date.ts";
import { daysToRefill } from "#contract/inventory.ts";
import { codesOnRoll } from "#contract/rolls.ts";
import type { InventoryItem } from "#lambdas/shared/table/items/inventory.ts";

const day = 24 * 60 * 60 * 1000;
/** A pace is that of at most so many nights, and of a week at least. */
const mostNights = 28;
const leastDays = 7;
/** What lasts longer lasts, as far as anyone can say. */
const farthest = 3 * 365;

type Pace = { readonly perDay: number; readonly lastsUntil?: string; readonly lowSince?: string };

/** The nights to keep when this one is added. The same night is not counted twice. */
export const withTonight = (
  item: Pick<InventoryItem, "used" | "nights">,
  now: Date,
): InventoryItem["nights"] => {
  const tonight = { day: isoDate(swedishDate(now)), used: item.used };
  return [...item.nights.filter((night) => night.day < tonight.day), tonight].slice(-mostNights);
};

const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** How many stickers go in a day, and until which day what is shown lasts at that pace. Undefined until a week has been seen. */
export const paceOf = (
  item: Pick<InventoryItem, "used" | "nights">,
  shown: { readonly rolls: number; readonly active: number },
  now: Date,
): Pace | undefined => {
  const [first] = item.nights;
  if (first === undefined) return undefined;
  const today = Date.parse(isoDate(swedishDate(now)));
  const days = (today - Date.parse(first.day)) / day;
  const gone = item.used - first.used;
  if (days < leastDays || gone <= 0) return undefined;
  const perDay = gone / days;
  const lasts = Math.floor((shown.active + shown.rolls * codesOnRoll) / perDay);
  const rounded = Math.max(0.1, Math.round(perDay * 10) / 10);
  if (lasts > farthest) return { perDay: rounded };
  const lastsUntil = dayAt(today + lasts * day);
  if (lasts >= daysToRefill) return { perDay: rounded, lastsUntil };
  return { perDay: rounded, lastsUntil, lowSince: dayAt(today + (lasts - daysToRefill) * day) };
};
