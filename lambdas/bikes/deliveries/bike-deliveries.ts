import { isDeepStrictEqual } from "node:util";
import type { Delivery } from "#lambdas/notifications/delivery.ts";
import { type BikeItem, isInReview } from "#lambdas/bikes/items/bike.ts";

const bikeEvent = (userId: string, kind: "bike-registered" | "bike-changed", bikeId: string): Delivery => ({
  kind: "event",
  userId,
  event: { kind, bikeId },
});

/** A bike under review is not registered yet: its owner is mailed after the approval. */
const registrationMails = (before: BikeItem | undefined, after: BikeItem): Delivery[] => {
  const awaited = before === undefined || isInReview(before);
  return awaited && !isInReview(after)
    ? [{ kind: "mail", to: { userId: after.ownerId }, template: { name: "bike-registered", bike: after } }]
    : [];
};

const rejectionMails = (before: BikeItem, after: BikeItem): Delivery[] => {
  const { brand, model, reviewAnswer: reason, pointsPaid } = after;
  if (reason === undefined || before.reviewAnswer !== undefined) return [];
  return [
    {
      kind: "mail",
      to: { userId: after.ownerId },
      template: { name: "bike-rejected", brand, model, reason, ...(pointsPaid === 0 && { free: true }) },
    },
  ];
};

export const bikeDeliveries = (before: BikeItem | undefined, after: BikeItem | undefined): Delivery[] => {
  if (after === undefined) return before ? [bikeEvent(before.ownerId, "bike-changed", before.id)] : [];
  const { id, ownerId } = after;
  if (before === undefined)
    return [bikeEvent(ownerId, "bike-registered", id), ...registrationMails(before, after)];
  // The stream also gets writes that change nothing.
  if (isDeepStrictEqual(before, after)) return [];
  const owners = new Set([before.ownerId, ownerId]);
  return [
    ...[...owners].map((owner) => bikeEvent(owner, "bike-changed", id)),
    ...registrationMails(before, after),
    ...rejectionMails(before, after),
  ];
};
