import { type RateLimit, seconds } from "#lambdas/shared/table/rate-limit.ts";

/** A whole shop can be let in on a day; nobody's mailbox is filled from a store. */
export const invitationLimit: RateLimit = {
  what: "staff-invitations",
  most: 60,
  window: seconds(24 * 60 * 60),
  failure: "too-many-requests",
};
