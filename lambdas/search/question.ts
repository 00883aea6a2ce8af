import { canonicalFrameNumber, isFrameNumber, isNumberAsked } from "#contract/frame-number.ts";

/** What a frame number may begin with, and whether it can be a whole one. */
export type NumberAsked = { readonly canonical: string; readonly whole: boolean };

/** What somebody may mean by what stands in the search field: words, a frame number, or one of both. */
export type Question = { readonly text?: string; readonly number?: NumberAsked };

/** Letters by themselves name a maker or a year in a frame number. A longer run of them is a word. */
const isWord = (part: string): boolean => /^\p{L}{4,}$/u.test(part);

/** `WTU 204-K88` and `A12` can only be numbers, `Marlin 7` and `red` can be words too, `Malmö` and `A1` nothing else. */
export const questionOf = (typed: string): Question => {
  const canonical = canonicalFrameNumber(typed);
  if (!isNumberAsked(canonical)) return { text: typed };
  const number = { canonical, whole: isFrameNumber(canonical) };
  const hasWord = typed.split(/[\s\-._/\\]+/).some(isWord);
  return /\d/.test(canonical) && !hasWord ? { number } : { text: typed, number };
};
