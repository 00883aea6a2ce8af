import type { Challenge } from "#contract/challenges.ts";
import { type Purpose, type Work, newChallenge } from "#lambdas/shared/challenges/challenge.ts";
import type { AnonymousContext } from "./found-context.ts";
import { type RateLimit, countAgainst, seconds } from "#lambdas/shared/table/rate-limit.ts";

export const foundPurpose: Purpose = { name: "found-report" };

/** About a second on a phone, done while someone writes where the bike stands. */
const work: Work = { seconds: 20 * 60, fewestKeys: 100, mostKeys: 300 };

/** Making one costs us a little work too. */
const perAddress: RateLimit = {
  what: "found-challenges",
  most: 60,
  window: seconds(60 * 60),
  failure: "too-many-requests",
};

export const giveFoundChallenge = async (context: AnonymousContext, address: string): Promise<Challenge> => {
  const { table, system, challengeSecret } = context;
  await countAgainst(table, perAddress, address, system.now());
  return newChallenge(challengeSecret, foundPurpose, work, system);
};
