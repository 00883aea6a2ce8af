import type { NotificationItem } from "#lambdas/shared/table/items/notification.ts";

/** Whether a notification is unread for someone who has marked all as read up to a time. Times are of one form, so they compare as texts. */
export const waits = ({ unreadSince }: Pick<NotificationItem, "unreadSince">, upTo = ""): boolean =>
  unreadSince !== undefined && unreadSince > upTo;
