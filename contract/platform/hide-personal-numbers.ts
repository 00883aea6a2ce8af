import type { CalendarDate } from "./calendar-date.ts";
import { digitSign, toAsciiDigits } from "./digits.ts";
import { readPersonalNumber } from "./personal-number.ts";
import { removeInvisible } from "./invisible.ts";

/** Separators between the digits of a personal number, Chinese ones included. Colons are missing, because `2026-11-20 12:00` is a time. */
const visible = "[\\s./_,;*~|()·\\\\\\p{Pd}\\u2212\\u207B\\u208B+\\uFF0B、・ー年月日]";
/** Invisible characters, and marks that are drawn over a digit, such as the keycaps of emoji. */
const invisible = "[\\p{Cf}\\p{M}]*";
const separator = `${invisible}(?:${visible}${invisible}){0,3}`;

/** Ten or twelve digits in any grouping, but not as a part of a longer number. */
const candidates = [12, 10].map(
  (digits) =>
    new RegExp(`${digitSign}(?:${separator}${digitSign}){${digits - 1}}(?!\\p{Nd})${invisible}`, "gu"),
);

const hidden = "••••••••-••••";

/** A plus before the last four digits marks a person of a hundred years; elsewhere it is a separator. */
const isPersonalNumber = (written: string, today: CalendarDate): boolean => {
  const signs = toAsciiDigits(written).replaceAll(/[^\d+]/g, "");
  return [signs, signs.replaceAll("+", "")].some((each) => readPersonalNumber(each, today).ok);
};

/** Matches the usual spellings of a telephone number: a separate area code, or a mobile number in one piece. A personal number that begins with 07 and a month has a hyphen before its last four digits. */
const telephone =
  /^(?:0\d{1,3}[\s\p{Pd}\u2212/.)]{1,3}\d{2,3}(?:[\s.\p{Pd}\u2212]\d{2,3}){1,3}|0\d{2,3}[\s\p{Pd}\u2212/.)]{1,3}(?:\d{6,7}|\d{3}[\s\p{Pd}\u2212]\d{4})|07[02369]\d{7})$/u;

/** Words before ten digits that make them a personal number in any grouping. */
const saysPerson =
  /(?:person|samordning|p[\s.-]?n(?:umme)?r|född|social|identit|id[\s-]?(?:nr|nummer|no))[^\d]{0,20}$/iu;

const isTelephone = (written: string, before: string): boolean =>
  telephone.test(removeInvisible(toAsciiDigits(written)).trim()) && !saysPerson.test(before);

/** A separate function, because the oldest browsers have no lookbehind in regular expressions. */
const followsDigit = (text: string, place: number): boolean =>
  /\p{Nd}$/u.test(text.slice(Math.max(0, place - 2), place));

/** Continues after the first digit of a rejected match, because a personal number can begin inside it. */
const hide = (text: string, pattern: RegExp, today: CalendarDate): string => {
  let shown = "";
  let place = 0;
  for (;;) {
    pattern.lastIndex = place;
    const match = pattern.exec(text);
    if (!match) return shown + text.slice(place);
    const [written] = match;
    const before = text.slice(Math.max(0, match.index - 40), match.index);
    const isHidden =
      !followsDigit(text, match.index) && isPersonalNumber(written, today) && !isTelephone(written, before);
    // A digit of two code units is passed as a whole: from its middle the pattern finds the same match again, for ever.
    const [digit = ""] = written;
    const end = match.index + (isHidden ? written.length : digit.length);
    shown += text.slice(place, match.index) + (isHidden ? hidden : text.slice(match.index, end));
    place = end;
  }
};

export const hidePersonalNumbers = (text: string, today: CalendarDate): string =>
  candidates.reduce((shown, pattern) => hide(shown, pattern, today), text);
