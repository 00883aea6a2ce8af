import { inject } from "vitest";
import { diceOf } from "#local/seed/sweden/random.ts";

/** Days on which dates are easily wrong, at hours at which the day is another one in Sweden than in UTC. */
export const oddDays = [
  "2028-02-29T23:30:00Z",
  "2028-12-31T22:59:00Z",
  "2029-01-01T00:30:00Z",
  "2027-03-28T01:00:00Z",
  "2027-10-31T00:59:00Z",
  "2027-07-14T22:30:00Z",
].map((text) => Date.parse(text));

/** Draws one of these days, or any day from 2027 to 2030. */
export const drawnDay = (): number => {
  const dice = diceOf(inject("seed"), 35);
  const any = Date.UTC(2027, 0, 1) + Math.floor(dice.roll() * 4 * 365 * 86_400_000);
  return dice.pick([any, ...oddDays]);
};
