import type { Challenge } from "#contract/challenges.ts";
import { type Purpose, type Work, newChallenge } from "#lambdas/challenges/challenge.ts";
import type { AnonymousWorld } from "#lambdas/found-reports/found-world.ts";
import { type RateLimit, countAgainst } from "#lambdas/table/rate-limit.ts";

export const foundPurpose: Purpose = { name: "found-report" };

/** About a second on a phone, done while somebody writes where the bike stands. */
const work: Work = { seconds: 20 * 60, fewestKeys: 100, mostKeys: 300 };

/** Making one costs us a little work too. */
const perAddress: RateLimit = {
  what: "found-challenges",
  most: 60,
  seconds: 60 * 60,
  failure: "too-many-requests",
};

export const giveFoundChallenge = async (world: AnonymousWorld, address: string): Promise<Challenge> => {
  const { table, system, challengeSecret } = world;
  await countAgainst(table, perAddress, address, system.now());
  return newChallenge(challengeSecret, foundPurpose, work, system);
};
