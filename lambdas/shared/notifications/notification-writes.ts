import { expiryOf } from "#contract/retention.ts";
import { type Action, put, update } from "#lambdas/shared/table/actions.ts";
import type { Item } from "#lambdas/shared/table/expectations.ts";
import type { Failure } from "#lambdas/shared/table/failures.ts";
import type { NotificationItem } from "#lambdas/shared/table/items/notification.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";

export type NewNotification = Pick<NotificationItem, "userId" | "type" | "params" | "link">;

/** Puts a notification among those that wait to be read. */
export const unreadPlace = (userId: string, notificationId: string, since: string): Item => ({
  unreadSince: since,
  gsi2pk: lists.unreadNotificationsOf(userId),
  gsi2sk: `${since}#${notificationId}`,
});

const itemOf = (
  notification: NewNotification,
  notificationId: string,
  at: Date,
): Omit<NotificationItem, "entity"> & Item => {
  const createdAt = at.toISOString();
  const expiresAt = expiryOf("notifications", at);
  const place = {
    gsi1pk: lists.notificationsOf(notification.userId),
    gsi1sk: `${createdAt}#${notificationId}`,
  };
  return { ...notification, notificationId, createdAt, expiresAt, ...place };
};

/** Tells a person something, in the transaction of what it tells of. */
export const notificationWrite = (notification: NewNotification, notificationId: string, at: Date): Action =>
  put(keys.notification(notification.userId, notificationId), "notification", {
    ...itemOf(notification, notificationId, at),
    ...unreadPlace(notification.userId, notificationId, at.toISOString()),
  }).expectNew("stale");

/** Tells it as what the person has just done themselves: it can be looked up, and does not wait to be read. */
export const readNotificationWrite = (
  notification: NewNotification,
  notificationId: string,
  at: Date,
): Action =>
  put(
    keys.notification(notification.userId, notificationId),
    "notification",
    itemOf(notification, notificationId, at),
  ).expectNew("stale");

/** Tells it, or again what has been told under this id before: there is one notification however often that happens, the newest on top and unread. */
export const renewedNotificationWrite = (
  notification: NewNotification,
  notificationId: string,
  at: Date,
): Action =>
  update(keys.notification(notification.userId, notificationId)).set({
    entity: "notification",
    ...itemOf(notification, notificationId, at),
    ...unreadPlace(notification.userId, notificationId, at.toISOString()),
  });

/** Marks a notification as read. */
export const markReadWrite = (
  userId: string,
  notificationId: string,
  failure: Failure = "notification-not-found",
): Action =>
  update(keys.notification(userId, notificationId))
    .remove("unreadSince", "gsi2pk", "gsi2sk")
    .expectExists(failure);
