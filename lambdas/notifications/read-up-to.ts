import { NotificationsReadItem } from "#lambdas/shared/table/items/notification.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** How far someone has marked all as read. */
export const readUpTo = async (
  table: Pick<Table, "get">,
  userId: string,
): Promise<NotificationsReadItem | undefined> =>
  table.get(keys.notificationsRead(userId), NotificationsReadItem);
