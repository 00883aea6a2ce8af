import { notificationWrite } from "#lambdas/platform/notifications/notification-writes.ts";
import { titleOf } from "#lambdas/bikes/title.ts";
import type { System } from "#lambdas/platform/system.ts";
import type { Action } from "#lambdas/platform/table/actions.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";

type Notice = { readonly what: string; readonly link: string };

export const reviewNotification = (
  { now, newId }: Pick<System, "now" | "newId">,
  bike: BikeItem,
  { what, link }: Notice,
): Action =>
  notificationWrite(
    { userId: bike.ownerId, type: "review", params: { what, bike: titleOf(bike) }, link },
    newId("notification"),
    now(),
  );
