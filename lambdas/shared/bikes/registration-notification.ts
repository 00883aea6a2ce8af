import { readNotificationWrite } from "#lambdas/shared/notifications/notification-writes.ts";
import { titleOf } from "#lambdas/shared/bikes/title.ts";
import type { Action } from "#lambdas/shared/table/actions.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import type { ProfileItem } from "#lambdas/shared/table/items/person.ts";

/**
 * A person who wants to be told of registrations is told of their own too, wherever else they are signed in: nobody registers
 * a bike in their name unseen. One that waits to be looked at is told of once it has been.
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
