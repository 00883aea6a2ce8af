import type { Challenge } from "#contract/challenges.ts";
import { newChallenge } from "#lambdas/challenges/challenge.ts";
import { contactPurpose, contactWork } from "#lambdas/contact/challenge.ts";
import type { ContactWorld } from "#lambdas/contact/send-contact.ts";
import { type RateLimit, countAgainst } from "#lambdas/table/rate-limit.ts";

/** Making one costs us a little work too. */
const perAddress: RateLimit = {
  what: "contact-challenges",
  most: 60,
  seconds: 60 * 60,
  failure: "too-many-requests",
};

export const giveChallenge = async (world: ContactWorld, address: string): Promise<Challenge> => {
  await countAgainst(world.table, perAddress, address, world.now());
  return newChallenge(world.challengeSecret, contactPurpose, contactWork, world);
};
