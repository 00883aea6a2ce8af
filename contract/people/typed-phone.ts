import { Phone } from "./accounts.ts";
import { toAsciiDigits } from "#contract/platform/digits.ts";
import { mayBePersonalNumber } from "#contract/platform/personal-number.ts";
import { removeInvisible } from "#contract/platform/invisible.ts";

export const countryCodes = ["46", "47", "45", "358", "354"] as const;
type CountryCode = (typeof countryCodes)[number];

export type TypedPhone = { readonly country: CountryCode; readonly number: string };

const label = /^(?:telefon|tele?|tfn|tlf|mobil|mob|phone)(?:nummer|nr)?[.:\s]*/i;
const between = /[\s\p{Pd}\u2212()./·]/gu;

/** A ten-digit mobile number can look like the personal number of someone born in 2007; their grouping differs. */
const isWrittenAsPerson = (written: string): boolean =>
  /^(?:\d{2})?\d{6}[\s\p{Pd}\u2212+]+\d{4}$|^\d{12}$|^(?!07[02369])\d{10}$/u.test(written) &&
  mayBePersonalNumber(written);

const phoneIn = (country: CountryCode, digits: string): string | undefined =>
  Phone.safeParse(`+${country}${digits.replace(/^0/, "")}`).data;

/** The digits may start with the country code. */
const nationalOf = (country: CountryCode, digits: string): string | undefined =>
  phoneIn(country, digits) ??
  (digits.startsWith(country) ? phoneIn(country, digits.slice(country.length)) : undefined);

/** Parses a typed or pasted number to E.164; undefined for invalid and personal numbers. A typed country code overrides the chosen one. */
export const phoneOf = ({ country, number }: TypedPhone): string | undefined => {
  const written = toAsciiDigits(removeInvisible(number)).trim().replace(label, "").trim();
  if (isWrittenAsPerson(written)) return undefined;
  const [, international] = /^\(?(?:\+|00)(?!0)(.*)$/.exec(written) ?? [];
  const digits = (international ?? written).replaceAll(between, "");
  if (!/^\d+$/.test(digits)) return undefined;
  if (international === undefined) return nationalOf(country, digits);
  const own = countryCodes.find((code) => digits.startsWith(code));
  return own && phoneIn(own, digits.slice(own.length));
};
