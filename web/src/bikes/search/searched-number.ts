import {
  SoughtFrameNumber,
  canonicalFrameNumber,
  isSearchableNumber,
  withoutLabel,
} from "#contract/bikes/frame-number.ts";

/** In a frame number, short runs of letters stand for a maker or a year. */
const hasWord = (typed: string): boolean =>
  withoutLabel(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .some((part) => /^\p{L}{4,}$/u.test(part));

/** The canonical number that the text most likely means; undefined if it may be words. */
export const searchedNumber = (typed: string | undefined): string | undefined => {
  if (typed === undefined || hasWord(typed)) return undefined;
  const number = SoughtFrameNumber.safeParse(typed).data;
  return number !== undefined && /\d/.test(number) ? number : undefined;
};

/** True for text that can be a part of a number but is not a whole one. */
export const isPartOfNumber = (typed: string): boolean => {
  const canonical = canonicalFrameNumber(typed);
  return !hasWord(typed) && /\d/.test(canonical) && isSearchableNumber(canonical);
};
