import { type NotificationItem, NotificationsReadItem } from "#lambdas/platform/table/items/notification.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** The time up to which someone has marked everything as read. */
export const fetchReadMark = async (
  table: Pick<Table, "get">,
  userId: string,
): Promise<NotificationsReadItem | undefined> =>
  table.get(keys.notificationsRead(userId), NotificationsReadItem);

/** Compares times as text, which works because all have one form. */
export const isUnread = ({ unreadSince }: Pick<NotificationItem, "unreadSince">, upTo = ""): boolean =>
  unreadSince !== undefined && unreadSince > upTo;
