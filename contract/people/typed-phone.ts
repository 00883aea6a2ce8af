import { Phone } from "./accounts.ts";
import { toAsciiDigits } from "#contract/platform/digits.ts";
import { mayBePersonalNumber } from "#contract/platform/personal-number.ts";
import { removeInvisible } from "#contract/platform/invisible.ts";

export const countryCodes = ["46", "47", "45", "358", "354"] as const;
type CountryCode = (typeof countryCodes)[number];

export type TypedPhone = { readonly country: CountryCode; readonly number: string };

/** The number without the words and marks around it, as in `Ring 070-174 06 05 (mobil)`. */
const number = /[\d+].*\d/s;
const between = /[\s\p{Pd}\u2212()./·_,*'\u2019]/gu;

/** A ten-digit telephone number can look like the personal number of someone born in the 2000s; its prefix or grouping differs. */
const isWrittenAsPerson = (written: string): boolean => {
  const isDated = /^(?:\d{2})?(?:\d{2}\D?){2}\d{2}\D+\d{4}$/.test(written);
  const isTelephone = /^07[02369]|^0(?:8|\d{2,3})\D/.test(written);
  return (isDated || !isTelephone) && mayBePersonalNumber(written.replaceAll(/[^\d+]/g, ""));
};

const phoneIn = (country: CountryCode, digits: string): string | undefined =>
  Phone.safeParse(`+${country}${digits.replace(/^0/, "")}`).data;

/** The digits may start with the country code. */
const nationalOf = (country: CountryCode, digits: string): string | undefined =>
  phoneIn(country, digits) ??
  (digits.startsWith(country) ? phoneIn(country, digits.slice(country.length)) : undefined);

/** Parses a typed or pasted number to E.164; undefined for invalid and personal numbers. A typed country code overrides the chosen one. */
export const phoneOf = ({ country, number: typed }: TypedPhone): string | undefined => {
  const [written = ""] = number.exec(toAsciiDigits(removeInvisible(typed))) ?? [];
  if (isWrittenAsPerson(written)) return undefined;
  const [, international] = /^\(?(?:\+|00)(?!0)(.*)$/.exec(written) ?? [];
  const digits = (international ?? written).replaceAll(between, "");
  if (!/^\d+$/.test(digits)) return undefined;
  if (international === undefined) return nationalOf(country, digits);
  const own = countryCodes.find((code) => digits.startsWith(code));
  return own && phoneIn(own, digits.slice(own.length));
};
