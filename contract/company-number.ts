import type { CalendarDate } from "#contract/calendar-date.ts";
import { inOurDigits } from "#contract/digits.ts";
import { isOrganisationNumber } from "#contract/organisation-number.ts";
import { readPersonalNumber } from "#contract/personal-number.ts";

/** A company's number, or that of a sole trader, which is their personal number: 12 digits, for ten name no century. */
export type CompanyNumber =
  | { readonly kind: "company"; readonly digits: string }
  | { readonly kind: "sole-trader"; readonly digits: string };

export type CompanyNumberFault = "organisation-number-format" | "organisation-number-invalid";

const between = /[\s\p{Pd}\u2212\p{Cf}]/gu;

/** Reads the ten digits of an organisation number, with or without hyphen and spaces. */
export const readCompanyNumber = (typed: string, today: CalendarDate): CompanyNumber | CompanyNumberFault => {
  const digits = inOurDigits(typed).replaceAll(between, "");
  if (!/^\d{10}$/.test(digits)) return "organisation-number-format";
  if (isOrganisationNumber(digits)) return { kind: "company", digits };
  // From 20 on the third and fourth digits are no month, so the number is no person's.
  if (Number(digits.slice(2, 4)) >= 20) return "organisation-number-invalid";
  const person = readPersonalNumber(digits, today);
  return person.ok ? { kind: "sole-trader", digits: person.digits } : "organisation-number-invalid";
};

/** Sets the hyphen while a person types, NNNNNN-NNNN. */
export const formatCompanyNumber = (typed: string): string => {
  const digits = inOurDigits(typed).replaceAll(/\D/g, "");
  return digits.length <= 6 || digits.length > 10 ? digits : `${digits.slice(0, 6)}-${digits.slice(6)}`;
};
