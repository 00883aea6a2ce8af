import type { CalendarDate } from "./calendar-date.ts";
import { toAsciiDigits } from "./digits.ts";
import { isOrganisationNumber } from "./organisation-number.ts";
import { readPersonalNumber } from "./personal-number.ts";

/** An organisation number of ten digits, or a sole trader's personal number of twelve, because ten digits leave the century open. */
export type CompanyNumber =
  | { readonly kind: "company"; readonly digits: string }
  | { readonly kind: "sole-trader"; readonly digits: string };

export type CompanyNumberFault = "organisation-number-format" | "organisation-number-invalid";

const between = /[\s\p{Pd}\u2212\p{Cf}./_:;,·()'"]/gu;

/** As in `Org.nr: 559900-0014`, after the marks are gone. */
const label = /^(?:ORG|VAT|MOMS)\p{L}*?(?=(?:SE)?\d)/u;

/** Strips SE and 01 of a VAT number, and the 16 that authorities write in place of a century. */
const digitsOf = (written: string, today: CalendarDate): string => {
  const [, ofVat] = /^SE(\d{10})01$/.exec(written) ?? [];
  if (ofVat !== undefined) return ofVat;
  const digits = written.replace(/^SE(?=\d)/, "");
  if (digits.length === 10 || readPersonalNumber(digits, today).ok) return digits;
  const [, ten = ""] = /^16(\d{10})$/.exec(digits) ?? /^(\d{10})01$/.exec(digits) ?? [];
  return isOrganisationNumber(ten) ? ten : digits;
};

/** Reads an organisation number of ten digits, a VAT number, or a sole trader's personal number of ten or twelve digits. */
export const readCompanyNumber = (typed: string, today: CalendarDate): CompanyNumber | CompanyNumberFault => {
  const written = toAsciiDigits(typed).replaceAll(between, "").toUpperCase().replace(label, "");
  const digits = digitsOf(written, today);
  if (!/^(?:\d{10}|\d{12})$/.test(digits)) return "organisation-number-format";
  if (isOrganisationNumber(digits)) return { kind: "company", digits };
  // Third and fourth digits of 20 and more are no month, so this is no personal number.
  if (digits.length === 10 && Number(digits.slice(2, 4)) >= 20) return "organisation-number-invalid";
  const person = readPersonalNumber(digits, today);
  return person.ok ? { kind: "sole-trader", digits: person.digits } : "organisation-number-invalid";
};

/** Adds the hyphen during typing, NNNNNN-NNNN. */
export const formatCompanyNumber = (typed: string): string => {
  const digits = toAsciiDigits(typed).replaceAll(/\D/g, "");
  return digits.length <= 6 || digits.length > 10 ? digits : `${digits.slice(0, 6)}-${digits.slice(6)}`;
};
