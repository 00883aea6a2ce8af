import { leastSigns } from "#contract/admin-codes.ts";
import { shortCodeOf, typedShortCode } from "#contract/short-code.ts";

/** How something that was typed is looked for. */
export type CodeSearch = {
  /** It is a whole code. */
  readonly uid?: string;
  /** It can be the beginning of a short code, or stand inside one. */
  readonly beginning?: string;
  /** It can stand inside a code, written without hyphens. */
  readonly inside?: string;
};

/** Fewer of the sixteen digits that codes are written with stand in too many codes. */
const leastDigits = 4;
const digitsOfCode = 32;

const withHyphens = (digits: string): string =>
  digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");

/** What was typed as part of a code; undefined for what can stand in none. */
export const codeSearchOf = (typed: string): CodeSearch | undefined => {
  const digits = typed.replaceAll(/[\s-]/g, "").toLowerCase();
  const isHexadecimal = /^[\da-f]+$/.test(digits);
  if (isHexadecimal && digits.length === digitsOfCode) return { uid: withHyphens(digits) };
  const short = typedShortCode(typed);
  const beginning = short !== undefined && short.length >= leastSigns ? short : undefined;
  const couldBeInside = isHexadecimal && digits.length >= leastDigits && digits.length < digitsOfCode;
  const inside = couldBeInside ? digits : undefined;
  if (beginning === undefined && inside === undefined) return undefined;
  return { ...(beginning !== undefined && { beginning }), ...(inside !== undefined && { inside }) };
};

/** Whether a code has it anywhere but at the beginning of its short code. */
export const fits = ({ beginning, inside }: CodeSearch, uid: string): boolean => {
  const place = beginning === undefined ? -1 : shortCodeOf(uid).indexOf(beginning);
  return place > 0 || (place < 0 && inside !== undefined && uid.replaceAll("-", "").includes(inside));
};
