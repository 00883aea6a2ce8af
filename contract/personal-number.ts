import { type CalendarDate, compareDates, isRealDate } from "#contract/calendar-date.ts";
import { inOurDigits } from "#contract/digits.ts";
import type { FieldRule } from "#contract/field-rules.ts";
import { hasCheckDigit } from "#contract/luhn.ts";

/** `birthDate` is unknown where a coordination number was issued without a full date. */
export type PersonalNumber = {
  readonly digits: string;
  readonly birthDate: CalendarDate | undefined;
  readonly coordination: boolean;
};
export type PersonalNumberReading =
  | ({ readonly ok: true } & PersonalNumber)
  | { readonly ok: false; readonly rule: FieldRule };

const shape = /^(\d{2})?(\d{2})(\d{2})(\d{2})(\+?)(\d{3})(\d)$/;

/** A coordination number has 60 added to the day, and 00 for a month or a day nobody could prove. */
const coordinationOffset = 60;

/** The numbers began in 1947, and were given to people born in the century before. */
const firstYear = 1800;

type Written = { century: string | undefined; year: number; month: number; day: number; plus: boolean };

/** Ten digits say no century: it is the youngest that is not in the future, and with a plus one that makes the person a hundred this year or earlier. */
const fullYear = ({ century, year, month, day, plus }: Written, today: CalendarDate): number => {
  if (century !== undefined) return Number(century) * 100 + year;
  const youngest = today.year - ((today.year - year) % 100);
  const inFuture = compareDates({ year: youngest, month, day }, today) > 0;
  return plus || inFuture ? youngest - 100 : youngest;
};

/** Spaces, dashes of every length, and signs that nobody sees. */
const between = /[\s\p{Pd}\u2212\p{Cf}]/gu;

const refused = (rule: FieldRule): PersonalNumberReading => ({ ok: false, rule });

/** Reads a personal or coordination number of 10 or 12 digits, with or without a separator and spaces. Interim numbers, those with a letter, are refused. */
export const readPersonalNumber = (typed: string, today: CalendarDate): PersonalNumberReading => {
  const written = inOurDigits(typed).replaceAll(between, "");
  if (written === "") return refused("personal-number-missing");
  const [, century, short = "", month = "", dayPart = "", plus, birthNumber, checkDigit] =
    shape.exec(written) ?? [];
  if (birthNumber === undefined) return refused("personal-number-check-digit");

  const coordination = Number(dayPart) >= coordinationOffset;
  const day = Number(dayPart) - (coordination ? coordinationOffset : 0);
  const parts = { century, year: Number(short), month: Number(month), day, plus: plus === "+" };
  const date = { year: fullYear(parts, today), month: parts.month, day };
  if (!isPossible(date, coordination, today)) return refused("personal-number-date");
  const ending = `${month}${dayPart}${birthNumber}${checkDigit}`;
  if (birthNumber === "000" || !hasCheckDigit(short + ending)) return refused("personal-number-check-digit");

  return {
    ok: true,
    digits: `${date.year}${ending}`,
    birthDate: isRealDate(date) ? date : undefined,
    coordination,
  };
};

const isPossible = (date: CalendarDate, coordination: boolean, today: CalendarDate): boolean => {
  if (date.year < firstYear || compareDates(date, today) > 0) return false;
  if (isRealDate(date)) return true;
  return coordination && isRealDate({ year: date.year, month: date.month || 1, day: date.day || 1 });
};

/** What stands between the date and the rest, rather than something that slipped in. */
const separates = /[+\s\p{Pd}\u2212]/u;

/** Sets the hyphen while a person types: ÅÅÅÅMMDD-NNNN where it begins with a century, otherwise ÅÅMMDD-NNNN. What they set themselves after the date stays, and says how long the date is. */
export const formatPersonalNumber = (typed: string): string => {
  const written = inOurDigits(typed).trimStart();
  const digits = written.replaceAll(/\D/g, "").slice(0, 12);
  const [, date = "", after = ""] = /^(\d{8}|\d{6})(?=\D)([^\d]*)/.exec(written) ?? [];
  const plus = date.length === 6 && after.includes("+");
  const short = date === "" ? !/^(18|19|20)/.test(digits) : date.length === 6;
  const datePart = short ? 6 : 8;
  const separator = plus ? "+" : "-";
  if (digits.length <= datePart)
    return digits.length === datePart && separates.test(after) ? digits + separator : digits;
  return `${digits.slice(0, datePart)}${separator}${digits.slice(datePart, datePart + 4)}`;
};

/** The year of birth and dots. Takes the 12 digits of a reading. */
export const maskPersonalNumber = (digits: string): string => `${digits.slice(0, 4)}••••-••••`;
