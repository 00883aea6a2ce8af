import type { Challenge } from "#contract/challenges.ts";
import type { AdReportsContext } from "./ad-reports-context.ts";
import { type Purpose, type Work, newChallenge } from "#lambdas/shared/challenges/challenge.ts";
import { type RateLimit, countAgainst, seconds } from "#lambdas/shared/table/rate-limit.ts";

export const adReportPurpose: Purpose = { name: "ad-report" };

/** About a second on a phone, and time enough to write a long report. */
const work: Work = { seconds: 20 * 60, fewestKeys: 100, mostKeys: 300 };

/** Making one costs us a little work too. */
const perAddress: RateLimit = {
  what: "ad-report-challenges",
  most: 60,
  window: seconds(60 * 60),
  failure: "too-many-requests",
};

export const giveAdReportChallenge = async (
  { table, system, challengeSecret }: Pick<AdReportsContext, "table" | "system" | "challengeSecret">,
  address: string,
): Promise<Challenge> => {
  await countAgainst(table, perAddress, address, system.now());
  return newChallenge(challengeSecret, adReportPurpose, work, system);
};
