import type { Challenge } from "#contract/challenges.ts";
import { newChallenge } from "#lambdas/shared/challenges/challenge.ts";
import { contactPurpose, contactWork } from "#lambdas/contact/challenge.ts";
import type { ContactContext } from "#lambdas/contact/send-contact.ts";
import { type RateLimit, countAgainst, seconds } from "#lambdas/shared/table/rate-limit.ts";

/** Making one costs us a little work too. */
const perAddress: RateLimit = {
  what: "contact-challenges",
  most: 60,
  window: seconds(60 * 60),
  failure: "too-many-requests",
};

export const giveChallenge = async (context: ContactContext, address: string): Promise<Challenge> => {
  await countAgainst(context.table, perAddress, address, context.now());
  return newChallenge(context.challengeSecret, contactPurpose, contactWork, context);
};
