import type { CalendarDate } from "#contract/calendar-date.ts";
import { digitSign, inOurDigits } from "#contract/digits.ts";
import { readPersonalNumber } from "#contract/personal-number.ts";

/** What people write between the digits of a personal number, beside Chinese ones too. A colon stands in times: `2026-11-20 12:00` is a day. */
const visible = "[\\s./_,;*~|()·\\\\\\p{Pd}\\u2212\\u207B\\u208B+\\uFF0B、・ー年月日]";
/** Nobody sees how many of these there are; or they are drawn over a digit, as the keys of emoji are. */
const invisible = "[\\p{Cf}\\p{M}]*";
const separator = `${invisible}(?:${visible}${invisible}){0,3}`;

/** Ten or twelve digits, however they are grouped, that are no part of a longer group. */
const candidates = [12, 10].map(
  (digits) =>
    new RegExp(
      `(?<!\\p{Nd})${digitSign}(?:${separator}${digitSign}){${digits - 1}}(?!\\p{Nd})${invisible}`,
      "gu",
    ),
);

const hidden = "••••••••-••••";

/** A plus before the last four digits says how old a person is; anywhere else it is one more separator. */
const isPersonalNumber = (written: string, today: CalendarDate): boolean => {
  const signs = inOurDigits(written).replaceAll(/[^\d+]/g, "");
  return [signs, signs.replaceAll("+", "")].some((each) => readPersonalNumber(each, today).ok);
};

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
