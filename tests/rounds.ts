/** Returns the rounds of a race or a random walk: all with `npm test -- --all`, a tenth in the sample of `npm test`. */
export const roundsOf = (all: number): number =>
  process.env["SAMPLED"] === undefined ? all : Math.ceil(all / 10);
