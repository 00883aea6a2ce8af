import { canonicalFrameNumber, foldFrameNumber, isFrameNumber } from "#contract/frame-number.ts";

/** People write a number in groups, but in no more than this. */
const mostGroups = 5;

/** What every frame number that a text may hold looks like. A word without a digit is no number. */
export const numbersIn = (text: string): Set<string> => {
  const words = text.split(/[\s,;:!?()"]+/).filter(Boolean);
  const runs = words.flatMap((_, from) =>
    Array.from({ length: mostGroups }, (__, more) => words.slice(from, from + more + 1).join("")),
  );
  const numbers = runs
    .map(canonicalFrameNumber)
    .filter((number) => isFrameNumber(number) && /\d/.test(number));
  return new Set(numbers.map(foldFrameNumber));
};
