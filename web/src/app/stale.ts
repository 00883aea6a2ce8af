import type { RealtimeEvent } from "#contract/realtime.ts";
import { type QueryKey, queryKeys } from "#web/api/query-keys.ts";

/** The beginnings of the keys of queries that are fetched again. */
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

/** What an event of each kind makes untrue. */
const stale: Readonly<Record<RealtimeEvent["kind"], Keys>> = {
  "bike-registered": [bikes.all],
  "bike-changed": [bikes.all],
  "found-reports-changed": [foundReports.all],
  "alerts-changed": [alerts.all, counts.all],
  "notifications-changed": [notifications.all, counts.all],
  "message-changed": [threads.all, notifications.all, counts.all],
  "person-changed": [account.me, points.all],
  "listing-changed": [listings.all, bikes.all],
  "transfer-changed": [transfers.all, bikes.all, threads.all, counts.all],
  "transfer-request-changed": [transfers.all, counts.all],
  "purchase-changed": [purchases.all, account.me, points.all, sales.all],
  "sticker-order-changed": [stickerOrders.all],
};

export const staleAfter = ({ kind }: RealtimeEvent): Keys => stale[kind];

/** What is known of a person: all that some event can make untrue. */
export const everything: Keys = [...new Set(Object.values(stale).flat())];

/** What may have changed between the first fetch of a page and the moment from which it is told. */
export const justMissed: Keys = [alerts.all, counts.all, notifications.all, threads.all];
