import { expiryOf } from "#contract/privacy/retention.ts";
import { type Action, type ActionBuilder, put, update } from "#lambdas/platform/table/actions.ts";
import type { Item } from "#lambdas/platform/table/expectations.ts";
import type { Failure } from "#lambdas/platform/table/failures.ts";
import type { NotificationItem } from "#lambdas/platform/table/items/notification.ts";
import { keys, lists } from "#lambdas/platform/table/keys.ts";

export type NewNotification = Pick<NotificationItem, "userId" | "type" | "params" | "link">;

/** The index keys of the list of unread notifications. */
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

/** Adds an unread notification, in the transaction of its event. */
export const notificationWrite = (notification: NewNotification, notificationId: string, at: Date): Action =>
  put(keys.notification(notification.userId, notificationId), "notification", {
    ...itemOf(notification, notificationId, at),
    ...unreadPlace(notification.userId, notificationId, at.toISOString()),
  }).expectNew("stale");

/** Adds a notification about the person's own act, which is read from the start. */
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

/** Adds a notification, or updates the one with this id, moves it to the top and marks it unread. */
export const renewedNotificationWrite = (
  notification: NewNotification,
  notificationId: string,
  at: Date,
): ActionBuilder =>
  update(keys.notification(notification.userId, notificationId)).set({
    entity: "notification",
    ...itemOf(notification, notificationId, at),
    ...unreadPlace(notification.userId, notificationId, at.toISOString()),
  });

export const markReadWrite = (
  userId: string,
  notificationId: string,
  failure: Failure = "notification-not-found",
): Action =>
  update(keys.notification(userId, notificationId))
    .remove("unreadSince", "gsi2pk", "gsi2sk")
    .expectExists(failure);
