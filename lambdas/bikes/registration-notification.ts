import { readNotificationWrite } from "#lambdas/platform/notifications/notification-writes.ts";
import { titleOf } from "./title.ts";
import type { Action } from "#lambdas/platform/table/actions.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import type { ProfileItem } from "#lambdas/people/items/person.ts";

/**
 * Notifies the owner of their own registration, so that nobody registers a bike in their name
 * unnoticed. A bike under review is notified after the approval.
 */
export const registrationNotification = (
  bike: BikeItem,
  { notifications }: Pick<ProfileItem, "notifications">,
  notificationId: string,
): Action[] => {
  const { id, ownerId: userId, registeredAt, status } = bike;
  if (status !== "registered" || notifications?.bikeRegistrations === false) return [];
  const notification = {
    userId,
    type: "bike_registration",
    params: { what: "bike-registered", bike: titleOf(bike) },
    link: `/my-bikes/${id}`,
  } as const;
  return [readNotificationWrite(notification, notificationId, new Date(registeredAt))];
};
