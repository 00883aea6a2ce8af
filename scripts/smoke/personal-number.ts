import { randomInt } from "node:crypto";
import { numberOf } from "#tests/lambdas/people/identity/services.ts";

const two = (number: number): string => String(number).padStart(2, "0");

/** A random test number, of a kind that is never assigned to a person. */
export const testPersonalNumber = (): string => {
  const date = `${randomInt(1930, 2000)}${two(randomInt(1, 13))}${two(randomInt(1, 29))}`;
  return numberOf(date, randomInt(980, 1000));
};
