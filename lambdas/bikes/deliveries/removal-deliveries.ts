import type { BikeRemovalItem } from "#lambdas/bikes/items/bike-removal.ts";
import type { Delivery } from "#lambdas/notifications/delivery.ts";

/**
 * Mails the owner why the bike was removed, and others that its number is free or that one
 * registration is left. An open request sends nothing.
 */
export const removalDeliveries = (
  before: BikeRemovalItem | undefined,
  after: BikeRemovalItem | undefined,
): Delivery[] => {
  if (before?.state !== "open" || after?.state !== "approved") return [];
  const { as, ownerId, keptBikeId, keptOwnerId, toldId, bike, frameNumber, reason } = after;
  const others = [
    { userId: keptOwnerId, template: { name: "duplicate-removed", bike, keptBikeId } },
    { userId: toldId, template: { name: "number-freed", frameNumber } },
  ] as const;
  return [
    {
      kind: "mail",
      to: { userId: ownerId },
      template: { name: "bike-removed", as, bike, frameNumber, reason },
    },
    ...others.flatMap(({ userId, template }): Delivery[] =>
      userId === undefined || userId === ownerId ? [] : [{ kind: "mail", to: { userId }, template }],
    ),
  ];
};
