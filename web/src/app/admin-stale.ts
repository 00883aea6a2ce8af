import type { AdminEvent, AdminQueue } from "#contract/notifications/admin-events.ts";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import type { QueryKey } from "#web/platform/api/query-keys.ts";
import type { Keys } from "./stale.ts";

const {
  adReports,
  adminOrders,
  bikeAdmin,
  bugs,
  contactCases,
  identityReviews,
  inventory,
  messageReports,
  people,
  stolenMatches,
  storeApplications,
  waiting,
} = adminQueryKeys;

/** Only lists: opening a single case is logged, so the background must not refetch it. */
const lists: Readonly<Record<AdminQueue, QueryKey>> = {
  "access-samples": people.accessSamples,
  "ad-reports": adReports.waiting,
  "bike-removals": bikeAdmin.removals,
  "bike-reviews": bikeAdmin.reviews,
  bugs: bugs.lists,
  "contact-cases": contactCases.lists,
  corrections: bikeAdmin.corrections,
  "email-requests": people.emailRequests,
  extracts: people.extracts,
  "found-reports": bikeAdmin.reports,
  "identity-reviews": identityReviews.waiting,
  orders: adminOrders.all,
  "ownership-disputes": bikeAdmin.ownershipDisputes,
  "reported-threads": messageReports.waiting,
  stock: inventory.all,
  "stolen-matches": stolenMatches.all,
  "store-applications": storeApplications.lists,
};

export const everyQueue: Keys = [...Object.values(lists), waiting.all];

/** Matches wait for nobody, so that they are not counted. */
export const queueStaleAfter = ({ queue }: AdminEvent): Keys =>
  queue === "stolen-matches" ? [lists[queue]] : [lists[queue], waiting.all];
