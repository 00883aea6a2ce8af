import type { Notification } from "#contract/notifications.ts";
import type { PageQuery } from "#contract/page.ts";
import { readUpTo } from "./read-up-to.ts";
import { waits } from "./waits.ts";
import { readCursor, writeCursor } from "#lambdas/shared/table/cursor.ts";
import { NotificationItem } from "#lambdas/shared/table/items/notification.ts";
import { lists } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

type Context = { readonly table: Table; readonly cursorSecret: string };

const show = (notification: NotificationItem, upTo: string | undefined): Notification => {
  const { notificationId: id, type, params, link, createdAt, unreadSince } = notification;
  return { id, type, params, link, createdAt, ...(waits(notification, upTo) && { unreadSince }) };
};

/** What someone has been told, the newest first. */
export const listNotifications = async (
  { table, cursorSecret }: Context,
  userId: string,
  { limit, cursor }: PageQuery,
): Promise<{ items: Notification[]; cursor: string | undefined }> => {
  const partition = lists.notificationsOf(userId);
  const after = readCursor(cursorSecret, partition, cursor);
  const [page, read] = await Promise.all([
    table.query({ index: "gsi1", partition, schema: NotificationItem, limit, newestFirst: true, after }),
    readUpTo(table, userId),
  ]);
  return {
    items: page.items.map((notification) => show(notification, read?.upTo)),
    cursor: writeCursor(cursorSecret, partition, page.next),
  };
};
