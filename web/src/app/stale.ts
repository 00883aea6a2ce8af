import type { RealtimeEvent } from "#contract/notifications/realtime.ts";
import { type QueryKey, queryKeys } from "#web/platform/api/query-keys.ts";

/** Starts of query keys to refetch. */
export type Keys = readonly QueryKey[];

const {
  account,
  alerts,
  bikes,
  counts,
  foundReports,
  listings,
  notifications,
  points,
  purchases,
  sales,
  stickerOrders,
  threads,
  transfers,
} = queryKeys;

/** Queries outdated by each kind of event. */
const stale: Readonly<Record<RealtimeEvent["kind"], Keys>> = {
  "bike-registered": [bikes.all],
  "bike-changed": [bikes.all],
  "found-reports-changed": [foundReports.all],
  "alerts-changed": [alerts.all, counts.all],
  "notifications-changed": [notifications.all, counts.all, bikes.disputes],
  "message-changed": [threads.all, notifications.all, counts.all, listings.ofOwner],
  "person-changed": [account.me, points.all],
  "listing-changed": [listings.all, bikes.all],
  "transfer-changed": [transfers.all, bikes.all, threads.all, counts.all],
  "transfer-request-changed": [transfers.all, counts.all],
  "purchase-changed": [purchases.all, account.me, points.all, sales.all],
  "sticker-order-changed": [stickerOrders.all],
};

export const staleAfter = ({ kind }: RealtimeEvent): Keys => stale[kind];

/** All queries that any event can outdate. */
export const everything: Keys = [...new Set(Object.values(stale).flat())];

/** Queries whose data may have changed between a page's first fetch and the start of the subscription. */
export const justMissed: Keys = [alerts.all, notifications.all, threads.all];
