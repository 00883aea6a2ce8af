import { longestToCheck } from "#contract/search.ts";

/** One number a line, or between commas, semicolons and tabs: a number itself may have spaces. What is longer than any number is cut, and answered as no number. */
export const pastedNumbers = (text: string): string[] =>
  text
    .split(/[\n\r,;\t]+/)
    .map((number) => number.trim().slice(0, longestToCheck))
    .filter((number) => number !== "");
