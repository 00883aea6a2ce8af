import { canonicalFrameNumber, isFrameNumber } from "#contract/frame-number.ts";

/** What somebody means by what stands in the search field. */
export type Question =
  | { readonly kind: "none" }
  /** `whole`: it can be a whole frame number; otherwise it is what one begins with. */
  | { readonly kind: "number"; readonly canonical: string; readonly whole: boolean }
  /** `canonical` is there for a text that could be a frame number without a digit. */
  | { readonly kind: "text"; readonly text: string; readonly canonical?: string };

/** Letters in a frame number name its maker or its year; a longer run of them is a word. */
const word = /\p{L}{4}/u;

/** `WTU 204-K88` and `A123` are numbers, `Marlin 7`, `Malmö` and `A1` are not. */
const resemblesNumber = (text: string, canonical: string): boolean =>
  /^[A-Z0-9]{3,20}$/.test(canonical) && /\d/.test(canonical) && !word.test(text);

export const questionOf = (typed: string | undefined): Question => {
  if (typed === undefined) return { kind: "none" };
  const canonical = canonicalFrameNumber(typed);
  const whole = isFrameNumber(canonical);
  if (resemblesNumber(typed, canonical)) return { kind: "number", canonical, whole };
  return { kind: "text", text: typed, ...(whole && { canonical }) };
};
