import { notificationWrite } from "#lambdas/shared/notifications/notification-writes.ts";
import { titleOf } from "#lambdas/shared/bikes/title.ts";
import type { System } from "#lambdas/system.ts";
import type { Action } from "#lambdas/shared/table/actions.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";

type Told = { readonly what: string; readonly link: string };

/** Tells an owner in the service what has been decided about their bike. */
export const reviewNotification = (
  { now, newId }: Pick<System, "now" | "newId">,
  bike: BikeItem,
  { what, link }: Told,
): Action =>
  notificationWrite(
    { userId: bike.ownerId, type: "review", params: { what, bike: titleOf(bike) }, link },
    newId("notification"),
    now(),
  );
