import { type RateLimit, seconds } from "#lambdas/platform/table/rate-limit.ts";

/** Enough to invite a whole shop in a day, too few to flood mailboxes. */
export const invitationLimit: RateLimit = {
  what: "staff-invitations",
  max: 60,
  window: seconds(24 * 60 * 60),
};
