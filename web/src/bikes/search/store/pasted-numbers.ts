import { maxNumberLength } from "#contract/bikes/search.ts";

/**
 * Splits at line breaks, commas, semicolons and tabs, since a number may contain spaces. Longer
 * texts are cut and reported as no number.
 */
export const pastedNumbers = (text: string): string[] =>
  text
    .split(/[\n\r,;\t]+/)
    .map((number) => number.trim().slice(0, maxNumberLength))
    .filter((number) => number !== "");
