import { mostAlerts } from "#contract/alerts.ts";
import { type Counts, most } from "#contract/counts.ts";
import { readUpTo } from "./read-up-to.ts";
import { waits } from "./waits.ts";
import { NotificationItem } from "#lambdas/shared/table/items/notification.ts";
import { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { ReceiptEntryItem } from "#lambdas/shared/table/items/ownership-receipt.ts";
import { AlertItem } from "#lambdas/shared/table/items/alert.ts";
import { TransferRequestItem } from "#lambdas/shared/table/items/transfer-request.ts";
import { ThreadItem } from "#lambdas/shared/table/items/thread.ts";
import type { System } from "#lambdas/system.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

const Note = NotificationItem.pick({ notificationId: true, unreadSince: true });
const Entry = ReceiptEntryItem.pick({ role: true, expiresAt: true });
const News = AlertItem.pick({ unread: true });
const Request = TransferRequestItem.pick({ bikeId: true, endsAt: true });
const Bike = BikeItem.pick({ id: true, ownerId: true, deletedAt: true });
const Thread = ThreadItem.pick({ threadId: true });

export type CountContext = { readonly table: Table; readonly system: Pick<System, "now"> };

/** What the caller has just written and the index may not know yet. */
type Written = {
  /** How far all are read. */
  readonly upTo?: string | undefined;
  readonly notification?: { readonly id: string; readonly unread: boolean };
};

/** The newest come first, so that however many are unread or were marked all at once, no more is read than a badge can say. */
const countNotifications = async (
  table: Table,
  userId: string,
  { upTo, notification }: Written,
): Promise<number> => {
  const { items } = await table.query({
    index: "gsi2",
    partition: lists.unreadNotificationsOf(userId),
    schema: Note,
    limit: most + 1,
    newestFirst: true,
  });
  const unread = new Set(
    items.filter((item) => waits(item, upTo)).map(({ notificationId }) => notificationId),
  );
  if (notification?.unread === true) unread.add(notification.id);
  else if (notification) unread.delete(notification.id);
  return Math.min(unread.size, most);
};

const countThreads = async (table: Table, userId: string): Promise<number> => {
  const partition = lists.unreadThreadsOf(userId);
  return (await table.query({ index: "gsi2", partition, schema: Thread, limit: most })).items.length;
};

/** One whose time is over waits no more, though the job that ends it runs in the morning. */
const countReceipts = async (table: Table, userId: string, now: Date) => {
  const partition = lists.receiptEntriesOf(`${userId}#waiting-for-me`);
  const { items } = await table.query({
    index: "gsi1",
    partition,
    schema: Entry,
    limit: most,
    newestFirst: true,
  });
  const waiting = items.filter(({ expiresAt }) => expiresAt > now.toISOString());
  return {
    receipts: waiting.filter(({ role }) => role === "buyer").length,
    approvals: waiting.length,
  };
};

/** One for a bike that someone else has by now, or that is gone, cannot be answered any more. */
const countRequests = async (table: Table, userId: string, now: Date): Promise<number> => {
  const { items } = await table.query({
    index: "gsi1",
    partition: lists.requestsTo(userId),
    schema: Request,
    limit: most,
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

/** Nobody has so many alerts that not all with news are read. */
const countHits = async (table: Table, userId: string): Promise<number> => {
  const partition = lists.alertsWithNews(userId);
  const { items } = await table.query({ index: "gsi2", partition, schema: News, limit: mostAlerts });
  return Math.min(
    most,
    items.reduce((sum, { unread }) => sum + unread, 0),
  );
};

/** How much someone has not read, at a cost that does not grow with it. */
export const countUnread = async (
  { table, system }: CountContext,
  userId: string,
  news?: Written,
): Promise<Counts> => {
  const upTo = news && "upTo" in news ? news.upTo : (await readUpTo(table, userId))?.upTo;
  const now = system.now();
  const [notifications, messages, { receipts, approvals }, requests, alerts] = await Promise.all([
    countNotifications(table, userId, { ...news, upTo }),
    countThreads(table, userId),
    countReceipts(table, userId, now),
    countRequests(table, userId, now),
    countHits(table, userId),
  ]);
  return { notifications, messages, receipts, approvals: Math.min(most, approvals + requests), alerts };
};
