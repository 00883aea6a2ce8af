import { minCodePartLength } from "#contract/stickers/admin-codes.ts";
import { shortCodeOf, parseShortCode } from "#contract/platform/short-code.ts";

/** The searches that a typed part of a code allows. */
export type CodeSearch = {
  readonly uid?: string;
  /** Set if it can be part of a short code. */
  readonly beginning?: string;
  /** Set if it can be part of a uid; without hyphens. */
  readonly inside?: string;
};

/** Fewer hexadecimal digits match too many codes. */
const minDigits = 4;
const digitsOfCode = 32;

const withHyphens = (digits: string): string =>
  digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");

/** Parses a typed part of a code; undefined if no code can contain it. */
export const codeSearchOf = (typed: string): CodeSearch | undefined => {
  const digits = typed.replaceAll(/[\s-]/g, "").toLowerCase();
  const isHexadecimal = /^[\da-f]+$/.test(digits);
  if (isHexadecimal && digits.length === digitsOfCode) return { uid: withHyphens(digits) };
  const short = parseShortCode(typed);
  const beginning = short !== undefined && short.length >= minCodePartLength ? short : undefined;
  const couldBeInside = isHexadecimal && digits.length >= minDigits && digits.length < digitsOfCode;
  const inside = couldBeInside ? digits : undefined;
  if (beginning === undefined && inside === undefined) return undefined;
  return { ...(beginning !== undefined && { beginning }), ...(inside !== undefined && { inside }) };
};

/** True if the code contains the part, except at the start of its short code, which an index finds. */
export const fits = ({ beginning, inside }: CodeSearch, uid: string): boolean => {
  const place = beginning === undefined ? -1 : shortCodeOf(uid).indexOf(beginning);
  return place > 0 || (place < 0 && inside !== undefined && uid.replaceAll("-", "").includes(inside));
};
