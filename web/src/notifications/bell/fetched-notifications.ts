import type { InfiniteData } from "@tanstack/react-query";
import type { Counts } from "#contract/platform/counts.ts";
import type { Notification } from "#contract/notifications/notifications.ts";

type Page = { readonly items: Notification[]; readonly cursor?: string | undefined };
export type FetchedNotifications = InfiniteData<Page>;

export const isUnread = ({ unreadSince }: Notification): boolean => unreadSince !== undefined;

const asRead = ({ unreadSince: _, ...notification }: Notification): Notification => notification;
const asUnread = (notification: Notification): Notification => ({
  ...notification,
  unreadSince: notification.createdAt,
});

const changed = (
  notifications: FetchedNotifications,
  change: (notification: Notification) => Notification,
): FetchedNotifications => ({
  ...notifications,
  pages: notifications.pages.map((page) => ({ ...page, items: page.items.map(change) })),
});

export const withMarked = (
  notifications: FetchedNotifications,
  id: string,
  unread: boolean,
): FetchedNotifications =>
  changed(notifications, (notification) => {
    if (notification.id !== id) return notification;
    return unread ? asUnread(notification) : asRead(notification);
  });

export const withAllRead = (notifications: FetchedNotifications, upTo: string): FetchedNotifications =>
  changed(notifications, (notification) =>
    isUnread(notification) && (notification.unreadSince ?? "") <= upTo ? asRead(notification) : notification,
  );

export const withUnreadAgain = (
  notifications: FetchedNotifications,
  before: FetchedNotifications,
): FetchedNotifications => {
  const unread = new Map(
    before.pages.flatMap(({ items }) =>
      items.filter(isUnread).map((notification) => [notification.id, notification]),
    ),
  );
  return changed(notifications, (notification) => ({ ...notification, ...unread.get(notification.id) }));
};

/**
 * The time up to which to mark all as read: the newest unread one, else the newest loaded one if
 * only unloaded ones are unread.
 */
export const markableUpTo = (
  notifications: FetchedNotifications | undefined,
  unread: number,
): string | undefined => {
  const items = notifications?.pages.flatMap((page) => page.items) ?? [];
  const waiting = items
    .flatMap(({ unreadSince }) => unreadSince ?? [])
    .toSorted()
    .at(-1);
  return waiting ?? (unread > 0 ? items[0]?.createdAt : undefined);
};

/** Drops older pages, which would otherwise all be refetched. */
export const firstPage = (notifications: FetchedNotifications): FetchedNotifications => ({
  pages: notifications.pages.slice(0, 1),
  pageParams: notifications.pageParams.slice(0, 1),
});

export const countsAfter = (counts: Counts, unread: boolean): Counts => ({
  ...counts,
  notifications: Math.max(0, counts.notifications + (unread ? 1 : -1)),
});
