import { canonicalFrameNumber, foldFrameNumber, isFrameNumber } from "#contract/bikes/frame-number.ts";

const maxGroups = 5;

/** Folds of all frame numbers a text may contain. A number has at least one digit. */
export const numbersIn = (text: string): Set<string> => {
  const words = text.split(/[\s,;:!?()"]+/).filter(Boolean);
  const runs = words.flatMap((_, from) =>
    Array.from({ length: maxGroups }, (__, more) => words.slice(from, from + more + 1).join("")),
  );
  const numbers = runs
    .map(canonicalFrameNumber)
    .filter((number) => isFrameNumber(number) && /\d/.test(number));
  return new Set(numbers.map(foldFrameNumber));
};
