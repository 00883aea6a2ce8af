import { dataLines } from "./data-lines.ts";
import { freeTypes } from "./free-types.ts";
import type { Given, Line } from "./line.ts";
import { peopleLines } from "./people-lines.ts";
import type { Resource } from "./template.ts";
import { watchLines } from "./watch-lines.ts";
import { workLines } from "./work-lines.ts";

/** Dollars a month that the table may cost. What the whole may, the stage says. */
export const dataTarget = 15;

/** Everything that is paid in a month. */
export const billOf = (given: Given): readonly Line[] => [
  ...dataLines(given),
  ...peopleLines(given),
  ...workLines(given),
  ...watchLines(given),
];

/** Types of resources of which nobody has said what they cost, nor that they cost nothing. */
export const unpriced = (resources: readonly Resource[], lines: readonly Line[]): readonly string[] => {
  const known = new Set([...freeTypes, ...lines.flatMap(({ types }) => types)]);
  const types = new Set(resources.map(({ Type }) => Type));
  return [...types].filter((type) => !known.has(type)).toSorted();
};
