import { SoughtFrameNumber } from "#contract/frame-number.ts";

/** In a frame number letters by themselves are the short name of a maker or a year. */
const hasWord = (typed: string): boolean =>
  typed.split(/[\s\-._/\\]+/).some((part) => /^\p{L}{4,}$/u.test(part));

/** The canonical frame number that someone most likely meant; undefined where it may have been words. */
export const numberAsked = (typed: string | undefined): string | undefined => {
  if (typed === undefined || hasWord(typed)) return undefined;
  const number = SoughtFrameNumber.safeParse(typed).data;
  return number !== undefined && /\d/.test(number) ? number : undefined;
};
