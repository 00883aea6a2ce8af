const locales = ["sv-SE", "en-GB"] as const;

/** Formats a day as mails and signed texts do, such as `3 mars 2026`. */
const write = (locale: string, at: Date): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(at);

const monthsIn = (locale: string): string[] =>
  Array.from(
    { length: 12 },
    (_, month) => write(locale, new Date(Date.UTC(2026, month, 1))).split(" ")[1] ?? "",
  );

const months = locales.map(monthsIn);

/** Dates with the month in words, in Swedish and English. */
const longDates = {
  pattern: new RegExp(`(?<!\\d)\\d{1,2} (?:${[...new Set(months.flat())].join("|")}) 20\\d\\d(?!\\d)`, "g"),
  move: (found: string, days: number): string => {
    const [day = "", month = "", year = ""] = found.split(" ");
    const place = months.findIndex((names) => names.includes(month));
    const at = Date.UTC(Number(year), months[place]?.indexOf(month) ?? 0, Number(day) + days);
    return write(locales[place] ?? "sv-SE", new Date(at));
  },
};

const dayMillis = 86_400_000;

/** The shift in whole days, so that durations and times of day stay the same. */
export type Moving = { readonly days: number };

const movedDay = (day: string, { days }: Moving): string => {
  const at = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(at) ? day : new Date(at + days * dayMillis).toISOString().slice(0, 10);
};

/** True for epoch seconds from 2014 to 2046; no other stored number is as large. */
const isTime = (number: number): boolean => number > 1.4e9 && number < 2.4e9;

const movedNumber = (number: number, { days }: Moving): number => {
  if (isTime(number)) return number + (days * dayMillis) / 1000;
  return isTime(number / 1000) ? number + days * dayMillis : number;
};

const movedDigits = (digits: string, moving: Moving): string => String(movedNumber(Number(digits), moving));

/** Shifts a date such as `261120` in the number of an order or a receipt. */
const movedShort = (short: string, moving: Moving): string => {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/.exec(short) ?? [];
  return movedDay(`20${year}-${month}-${day}`, moving).slice(2).replaceAll("-", "");
};

type Rule = readonly [pattern: RegExp, move: (found: string, moving: Moving) => string];

/** All formats of a date in the table, in mails and in signed texts. */
const rules: readonly Rule[] = [
  [/(?<![\d-])20[1-4]\d-[01]\d-[0-3]\d(?!\d)/g, movedDay],
  [/(?<=(?<![A-Z\d])[A-Z]{1,2}-)\d{6}(?=-[\dA-HJKMNP-TV-Z]{6}(?![\dA-Z]))/g, movedShort],
  // Sort keys that begin with epoch milliseconds.
  [/(?<!\d)1\d{12}(?=#)/g, movedDigits],
  [/(?<!\d)1\d{9}(?=-[\da-f]{32}-)/g, movedDigits],
  [/(?<="N":")[12]\d{9}(?:\d{3})?(?=")/g, movedDigits],
  [longDates.pattern, (found, { days }) => longDates.move(found, days)],
];

/** Shifts all dates in a text, but no times of day. */
export const movedText = (text: string, moving: Moving): string =>
  rules.reduce((moved, [pattern, move]) => moved.replace(pattern, (found) => move(found, moving)), text);

const base64 = /(?:[A-Za-z\d+/]{76}\r?\n)+[A-Za-z\d+/]{1,76}={0,2}|[A-Za-z\d+/]{24,}={0,2}/g;

/** Returns the text in base64, or undefined for other bytes. */
const hiddenIn = (run: string): string | undefined => {
  const packed = run.replaceAll(/\s/g, "");
  const bytes = Buffer.from(packed, "base64");
  const text = bytes.toString();
  return bytes.toString("base64") === packed && Buffer.from(text).equals(bytes) ? text : undefined;
};

const hide = (text: string, as: string): string => {
  const packed = Buffer.from(text).toString("base64");
  const [end] = /\r?\n/.exec(as) ?? [];
  return end === undefined ? packed : (packed.match(/.{1,76}/g) ?? []).join(end);
};

/** Changes a text and every text nested in it as base64, such as in the source of a mail or a BankID signature. */
export const movedDeep = (text: string, change: (text: string) => string): string =>
  change(text).replace(base64, (run) => {
    const hidden = hiddenIn(run);
    if (hidden === undefined) return run;
    const moved = movedDeep(hidden, change);
    return moved === hidden ? run : hide(moved, run);
  });

/** Shifts all dates in the value of a record. */
export const movedValue = (value: unknown, moving: Moving, text: (text: string) => string): unknown => {
  if (typeof value === "number") return movedNumber(value, moving);
  if (typeof value === "string") return text(value);
  if (Array.isArray(value)) return value.map((inner) => movedValue(inner, moving, text));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, movedValue(inner, moving, text)]),
  );
};
