import type { AdminQueue } from "#contract/admin-events.ts";
import type { Change } from "#lambdas/notifications/change.ts";
import type { BikeItem } from "#lambdas/table/items/bike.ts";

type OpenOrNot = { readonly state: string };

/** Whether something came to a queue of its state, left it, or changed places. */
const hasMoved = (before: OpenOrNot | undefined, after: OpenOrNot | undefined): boolean =>
  before?.state !== after?.state;

const isReviewed = (bike: BikeItem | undefined): boolean => bike?.status === "pending_review";

/** The queue that a change has moved something into or out of. */
export const queueOf = (change: Change): AdminQueue | undefined => {
  const { before, after } = change;
  switch (change.entity) {
    case "bike":
      return isReviewed(change.before) === isReviewed(change.after) ? undefined : "bike-reviews";
    case "contactCase":
      return before ? undefined : "contact-cases";
    case "correction":
      return hasMoved(change.before, change.after) ? "corrections" : undefined;
    case "foundReport":
      return hasMoved(change.before, change.after) ? "found-reports" : undefined;
    case "identityReview":
      return hasMoved(change.before, change.after) ? "identity-reviews" : undefined;
    case "match":
      return before || !after ? undefined : "stolen-matches";
    case "threadReport":
      return hasMoved(change.before, change.after) ? "reported-threads" : undefined;
    default:
      return undefined;
  }
};
