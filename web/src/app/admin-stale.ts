import type { AdminEvent, AdminQueue } from "#contract/admin-events.ts";
import type { Keys } from "./stale.ts";

const listsOfFinds = ["admin-found", "lists"];

/** Lists only: who opens one thing of a queue is written down, and nothing is opened by itself. */
const lists: Readonly<Record<AdminQueue, readonly string[]>> = {
  "bike-reviews": [...listsOfFinds, "reviews"],
  "contact-cases": ["contact-cases"],
  corrections: [...listsOfFinds, "corrections"],
  "found-reports": [...listsOfFinds, "reports"],
  "identity-reviews": ["identity-reviews", "waiting"],
  "reported-threads": ["reported-threads"],
  "stolen-matches": ["stolen-matches"],
};

export const everyQueue: Keys = Object.values(lists);

export const queueStaleAfter = ({ queue }: AdminEvent): Keys => [lists[queue]];
