import { toAsciiDigits } from "./digits.ts";
import { removeInvisible } from "./invisible.ts";

/** No amount has more characters, and the search for its currency takes the cube of their number. */
const maxLength = 60;

/** Superscripts and fractions, which could pass for a further digit. */
const unclear = /\p{No}/u;

/** The same separator between all thousands, then at most two decimals. */
const sum = /^(-?)(\d{1,3}(?:([ .,'])\d{3})(?:\3\d{3})*|\d+)(?:[.,](\d{1,2}))?$/;

const currency = /^(?:kr|sek)\.?\s*|(?:\s*(?:kronor|kr\.?|sek\.?|[:.,;]?\s?[-=]{1,2}))+$/gi;

/** Reads an amount of kronor, or a count: `8 495 kr`, `8.495:-`, `12'000`, `6500,-`, `8495,50`. Returns NaN for an ambiguous text. */
export const parseSum = (typed: string): number => {
  if (typed.length > maxLength || unclear.test(typed)) return Number.NaN;
  const written = toAsciiDigits(removeInvisible(typed).replaceAll(/[\u2018\u2019\u00B4`]/g, "'"))
    .replaceAll(/[\u2010-\u2015\u2212]/g, "-")
    .trim()
    .replaceAll(currency, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  const [, sign = "", whole = "", , part = "0"] = sum.exec(written) ?? [];
  return whole === "" ? Number.NaN : Number(`${sign}${whole.replaceAll(/\D/g, "")}.${part}`);
};

/** As `parseSum`, but undefined for an empty field. */
export const parseOptionalSum = (typed: string): number | undefined =>
  removeInvisible(typed).trim() === "" ? undefined : parseSum(typed);
