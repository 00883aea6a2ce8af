import { randomInt } from "node:crypto";
import { numberOf } from "#tests/lambdas/identity/numbers.ts";

const two = (number: number): string => String(number).padStart(2, "0");

/** One of those that are never given to anybody, another one for each run. */
export const testPersonalNumber = (): string => {
  const date = `${randomInt(1930, 2000)}${two(randomInt(1, 13))}${two(randomInt(1, 29))}`;
  return numberOf(date, randomInt(980, 1000));
};
