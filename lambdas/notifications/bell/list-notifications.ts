import type { Notification } from "#contract/notifications/notifications.ts";
import type { PageQuery } from "#contract/platform/page.ts";
import { fetchReadMark, isUnread } from "./read-mark.ts";
import { readCursor, writeCursor } from "#lambdas/platform/table/cursor.ts";
import { NotificationItem } from "#lambdas/platform/table/items/notification.ts";
import { lists } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

type Context = { readonly table: Table; readonly cursorSecret: string };

const show = (notification: NotificationItem, upTo: string | undefined): Notification => {
  const { notificationId: id, type, link, createdAt, unread, unreadSince } = notification;
  const params = { ...notification.params, ...(unread !== undefined && { unread }) };
  return { id, type, params, link, createdAt, ...(isUnread(notification, upTo) && { unreadSince }) };
};

export const listNotifications = async (
  { table, cursorSecret }: Context,
  userId: string,
  { limit, cursor }: PageQuery,
): Promise<{ items: Notification[]; cursor: string | undefined }> => {
  const partition = lists.notificationsOf(userId);
  const after = readCursor(cursorSecret, partition, cursor);
  const [page, read] = await Promise.all([
    table.query({ index: "gsi1", partition, schema: NotificationItem, limit, newestFirst: true, after }),
    fetchReadMark(table, userId),
  ]);
  return {
    items: page.items.map((notification) => show(notification, read?.upTo)),
    cursor: writeCursor(cursorSecret, partition, page.next),
  };
};
