import { type CalendarDate, compareDates, isRealDate } from "./calendar-date.ts";
import { toAsciiDigits } from "./digits.ts";
import type { FieldRule } from "./field-rules.ts";
import { hasCheckDigit } from "./luhn.ts";

/** `birthDate` is undefined for a coordination number that was issued without a full date. */
export type PersonalNumber = {
  readonly digits: string;
  readonly birthDate: CalendarDate | undefined;
  readonly coordination: boolean;
};
export type PersonalNumberReading =
  | ({ readonly ok: true } & PersonalNumber)
  | { readonly ok: false; readonly rule: FieldRule };

const shape = /^(\d{2})?(\d{2})(\d{2})(\d{2})(\+?)(\d{3})(\d)$/;

/** Coordination numbers add 60 to the day, and have 00 for an unknown month or day. */
const coordinationOffset = 60;

/** Personal numbers began in 1947, and people born in the 1800s got them too. */
const firstYear = 1800;

type Written = { century: string | undefined; year: number; month: number; day: number; plus: boolean };

/** Ten digits leave the century open. A date in the future means the century before, and a plus marks people who turn 100 this year or earlier. */
const fullYear = ({ century, year, month, day, plus }: Written, today: CalendarDate): number => {
  if (century !== undefined) return Number(century) * 100 + year;
  const youngest = today.year - ((today.year - year) % 100);
  const inFuture = compareDates({ year: youngest, month, day }, today) > 0;
  return plus || inFuture ? youngest - 100 : youngest;
};

/** Spaces, dashes of any length, other marks between digits, and invisible characters. */
const between = /[\s\p{Pd}\u2212\p{Cf}./_:,·()'"*~]/gu;

const refused = (rule: FieldRule): PersonalNumberReading => ({ ok: false, rule });

/** Reads a personal or coordination number of 10 or 12 digits, with or without separators. Refuses interim numbers, which have a letter. */
export const readPersonalNumber = (typed: string, today: CalendarDate): PersonalNumberReading => {
  const written = toAsciiDigits(typed).replaceAll(between, "");
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

/** A late date, so that no birth date lies in the future. */
const anyDay: CalendarDate = { year: 2099, month: 12, day: 31 };

export const mayBePersonalNumber = (typed: string): boolean => readPersonalNumber(typed, anyDay).ok;

const isPossible = (date: CalendarDate, coordination: boolean, today: CalendarDate): boolean => {
  if (date.year < firstYear || compareDates(date, today) > 0) return false;
  if (isRealDate(date)) return true;
  return coordination && isRealDate({ year: date.year, month: date.month || 1, day: date.day || 1 });
};

/** Separators that people type on purpose after the date. */
const separates = /[+\s\p{Pd}\u2212]/u;

/** Adds the hyphen during typing: ÅÅÅÅMMDD-NNNN after a century, otherwise ÅÅMMDD-NNNN. A separator that the person typed stays, and its place decides the length of the date. */
export const formatPersonalNumber = (typed: string): string => {
  const written = toAsciiDigits(typed).trimStart();
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

/** Keeps the year of birth. Takes 12 digits. */
export const maskPersonalNumber = (digits: string): string => `${digits.slice(0, 4)}••••-••••`;
