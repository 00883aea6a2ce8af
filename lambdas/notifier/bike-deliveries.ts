import { isDeepStrictEqual } from "node:util";
import type { Delivery } from "./delivery.ts";
import { type BikeItem, isInReview } from "#lambdas/shared/table/items/bike.ts";

const bikeEvent = (userId: string, kind: "bike-registered" | "bike-changed", bikeId: string): Delivery => ({
  kind: "event",
  userId,
  event: { kind, bikeId },
});

/** A bike whose receipt waits for an administrator is not registered yet; its owner hears of it by mail once it is. */
const registrationMails = (before: BikeItem | undefined, after: BikeItem): Delivery[] => {
  const awaited = before === undefined || isInReview(before);
  return awaited && !isInReview(after)
    ? [{ kind: "mail", to: { userId: after.ownerId }, template: { name: "bike-registered", bike: after } }]
    : [];
};

/** What an administrator did not let into the register. */
const rejectionMails = (before: BikeItem, after: BikeItem): Delivery[] => {
  const { brand, model, reviewAnswer: reason } = after;
  if (reason === undefined || before.reviewAnswer !== undefined) return [];
  return [
    {
      kind: "mail",
      to: { userId: after.ownerId },
      template: { name: "bike-rejected", brand, model, reason },
    },
  ];
};

export const bikeDeliveries = (before: BikeItem | undefined, after: BikeItem | undefined): Delivery[] => {
  if (after === undefined) return before ? [bikeEvent(before.ownerId, "bike-changed", before.id)] : [];
  const { id, ownerId } = after;
  if (before === undefined)
    return [bikeEvent(ownerId, "bike-registered", id), ...registrationMails(before, after)];
  // A write that changes nothing can reach the stream too.
  if (isDeepStrictEqual(before, after)) return [];
  const owners = new Set([before.ownerId, ownerId]);
  return [
    ...[...owners].map((owner) => bikeEvent(owner, "bike-changed", id)),
    ...registrationMails(before, after),
    ...rejectionMails(before, after),
  ];
};
