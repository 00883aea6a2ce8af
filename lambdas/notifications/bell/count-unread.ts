import { maxAlerts } from "#contract/ads/alerts.ts";
import { type Counts, maxCount } from "#contract/platform/counts.ts";
import { fetchReadMark, isUnread } from "./read-mark.ts";
import { NotificationItem } from "#lambdas/platform/table/items/notification.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { ReceiptEntryItem } from "#lambdas/ownership/items/ownership-receipt.ts";
import { AlertItem } from "#lambdas/ads/items/alert.ts";
import { TransferRequestItem } from "#lambdas/ownership/items/transfer-request.ts";
import { ThreadItem } from "#lambdas/messages/items/thread.ts";
import type { System } from "#lambdas/platform/system.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

const Note = NotificationItem.pick({ notificationId: true, unreadSince: true });
const Entry = ReceiptEntryItem.pick({ role: true, expiresAt: true });
const UnreadHits = AlertItem.pick({ unread: true });
const Request = TransferRequestItem.pick({ bikeId: true, endsAt: true });
const Bike = BikeItem.pick({ id: true, ownerId: true, deletedAt: true });
const Thread = ThreadItem.pick({ threadId: true });

export type CountContext = { readonly table: Table; readonly system: Pick<System, "now"> };

/** The caller's own write, which the index may not show yet. */
type OwnWrite = {
  /** The read mark. */
  readonly upTo?: string | undefined;
  readonly notification?: { readonly id: string; readonly unread: boolean };
};

/** Reads at most one more than the badge can show: the newest come first. */
const countNotifications = async (
  table: Table,
  userId: string,
  { upTo, notification }: OwnWrite,
): Promise<number> => {
  const { items } = await table.query({
    index: "gsi2",
    partition: lists.unreadNotificationsOf(userId),
    schema: Note,
    limit: maxCount + 1,
    newestFirst: true,
  });
  const unread = new Set(
    items.filter((item) => isUnread(item, upTo)).map(({ notificationId }) => notificationId),
  );
  if (notification?.unread === true) unread.add(notification.id);
  else if (notification) unread.delete(notification.id);
  return Math.min(unread.size, maxCount);
};

const countThreads = async (table: Table, userId: string): Promise<number> => {
  const partition = lists.unreadThreadsOf(userId);
  return (await table.query({ index: "gsi2", partition, schema: Thread, limit: maxCount })).items.length;
};

/** Leaves out expired receipts, which the nightly job has not removed yet. */
const countReceipts = async (table: Table, userId: string, now: Date) => {
  const partition = lists.receiptEntriesOf(`${userId}#waiting-for-me`);
  const { items } = await table.query({
    index: "gsi1",
    partition,
    schema: Entry,
    limit: maxCount,
    newestFirst: true,
  });
  const waiting = items.filter(({ expiresAt }) => expiresAt > now.toISOString());
  return {
    receipts: waiting.filter(({ role }) => role === "buyer").length,
    approvals: waiting.length,
  };
};

/** Leaves out requests for bikes that the caller no longer owns. */
const countRequests = async (table: Table, userId: string, now: Date): Promise<number> => {
  const { items } = await table.query({
    index: "gsi1",
    partition: lists.requestsTo(userId),
    schema: Request,
    limit: maxCount,
    newestFirst: true,
  });
  const waiting = items.filter(({ endsAt }) => endsAt > now.toISOString());
  if (waiting.length === 0) return 0;
  const ids = [...new Set(waiting.map(({ bikeId }) => bikeId))];
  const bikes = await table.batchGet(
    ids.map((id) => keys.bike(id)),
    Bike,
  );
  const owned = bikes.filter(({ ownerId, deletedAt }) => ownerId === userId && deletedAt === undefined);
  return waiting.filter(({ bikeId }) => owned.some(({ id }) => id === bikeId)).length;
};

/** One query reads them all: nobody has more than `maxAlerts`. */
const countHits = async (table: Table, userId: string): Promise<number> => {
  const partition = lists.alertsWithNews(userId);
  const { items } = await table.query({ index: "gsi2", partition, schema: UnreadHits, limit: maxAlerts });
  return Math.min(
    maxCount,
    items.reduce((sum, { unread }) => sum + unread, 0),
  );
};

/** Counts everything unread; each query is capped, so the cost does not grow. */
export const countUnread = async (
  { table, system }: CountContext,
  userId: string,
  written?: OwnWrite,
): Promise<Counts> => {
  const upTo = written && "upTo" in written ? written.upTo : (await fetchReadMark(table, userId))?.upTo;
  const now = system.now();
  const [notifications, messages, { receipts, approvals }, requests, alerts] = await Promise.all([
    countNotifications(table, userId, { ...written, upTo }),
    countThreads(table, userId),
    countReceipts(table, userId, now),
    countRequests(table, userId, now),
    countHits(table, userId),
  ]);
  return { notifications, messages, receipts, approvals: Math.min(maxCount, approvals + requests), alerts };
};
