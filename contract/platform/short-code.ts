import { toAsciiDigits } from "./digits.ts";

/** Without 0, O, 1 and I, which look alike on a worn sticker. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const signs = 6;

/** Returns the code that a person types from a sticker, `K7L9RD`: the last thirty random bits of the uid. Two stickers can share one, so it finds stickers and never identifies one. */
export const shortCodeOf = (uid: string): string => {
  let bits = Number.parseInt(uid.slice(-8), 16);
  let code = "";
  for (let place = 0; place < signs; place += 1) {
    code = alphabet.charAt(bits % alphabet.length) + code;
    bits = Math.floor(bits / alphabet.length);
  }
  return code;
};

/** Formats a code for the sticker: 'K7L 9RD'. */
export const formatShortCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

/** Removes spaces and hyphens and capitalises; undefined for a text that is no part of a code. */
export const parseShortCode = (typed: string): string | undefined => {
  const code = toAsciiDigits(typed)
    .replaceAll(/[^\p{L}\p{N}]|\p{Lm}/gu, "")
    .toUpperCase();
  const fits =
    code.length >= 1 && code.length <= signs && Array.from(code).every((sign) => alphabet.includes(sign));
  return fits ? code : undefined;
};
