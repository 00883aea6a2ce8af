import { Phone } from "#contract/accounts.ts";

export const countryCodes = ["46", "47", "45", "358", "354"] as const;
type CountryCode = (typeof countryCodes)[number];

export type TypedPhone = { readonly country: CountryCode; readonly number: string };

/** A number pasted with its own country code brings it along. */
const withoutOwnCode = ({ country, number }: TypedPhone): TypedPhone => {
  const [, international] = /^\s*(?:\+|00)(.*)$/.exec(number) ?? [];
  if (international === undefined) return { country, number };
  const digits = international.replaceAll(/\D/g, "");
  const own = countryCodes.find((code) => digits.startsWith(code));
  return own === undefined ? { country, number } : { country: own, number: digits.slice(own.length) };
};

/** +46701234567 from what was typed, without the leading zero; undefined where it is no number. */
export const phoneOf = (typed: TypedPhone): string | undefined => {
  const { country, number } = withoutOwnCode(typed);
  if (!/^[\d\s\-().]*$/.test(number)) return undefined;
  const national = number.replaceAll(/\D/g, "").replace(/^0/, "");
  return Phone.safeParse(`+${country}${national}`).data;
};
