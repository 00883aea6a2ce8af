import type { CalendarDate } from "#contract/calendar-date.ts";
import { readPersonalNumber } from "#contract/personal-number.ts";

/** What people write between the digits of a personal number. */
const separator = "[\\s.\\-\u2010-\u2015\u2212+]{0,3}";

/** Ten or twelve digits, however they are grouped, that are no part of a longer group. */
const candidates = [12, 10].map(
  (digits) => new RegExp(`(?<!\\p{Nd})\\p{Nd}(?:${separator}\\p{Nd}){${digits - 1}}(?!\\p{Nd})`, "gu"),
);

const hidden = "••••••••-••••";

const isPersonalNumber = (written: string, today: CalendarDate): boolean =>
  readPersonalNumber(written.replaceAll(".", ""), today).ok;

/** Goes on after the first digit of what is no personal number: one can begin inside of it. */
const hide = (text: string, pattern: RegExp, today: CalendarDate): string => {
  let shown = "";
  let place = 0;
  for (;;) {
    pattern.lastIndex = place;
    const match = pattern.exec(text);
    if (!match) return shown + text.slice(place);
    const [written] = match;
    const found = isPersonalNumber(written, today);
    const end = match.index + (found ? written.length : 1);
    shown += text.slice(place, match.index) + (found ? hidden : text.slice(match.index, end));
    place = end;
  }
};

/** Puts dots in place of everything in a text that reads as a valid personal or coordination number. */
export const hidePersonalNumbers = (text: string, today: CalendarDate): string =>
  candidates.reduce((shown, pattern) => hide(shown, pattern, today), text);
