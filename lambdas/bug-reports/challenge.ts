import type { Challenge } from "#contract/challenges.ts";
import type { BugsContext } from "./bugs-context.ts";
import { type Purpose, type Work, newChallenge } from "#lambdas/shared/challenges/challenge.ts";
import { type RateLimit, countAgainst, seconds } from "#lambdas/shared/table/rate-limit.ts";

export const bugReportPurpose: Purpose = { name: "bug-report" };

/** About a second on a phone, and time enough to write a long report. */
const work: Work = { seconds: 20 * 60, fewestKeys: 100, mostKeys: 300 };

/** Making one costs us a little work too. */
const perAddress: RateLimit = {
  what: "bug-report-challenges",
  most: 60,
  window: seconds(60 * 60),
  failure: "too-many-requests",
};

export const giveBugReportChallenge = async (
  { table, system, challengeSecret }: Pick<BugsContext, "table" | "system" | "challengeSecret">,
  address: string,
): Promise<Challenge> => {
  await countAgainst(table, perAddress, address, system.now());
  return newChallenge(challengeSecret, bugReportPurpose, work, system);
};
