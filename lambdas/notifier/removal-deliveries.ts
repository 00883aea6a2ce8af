import type { BikeRemovalItem } from "#lambdas/shared/table/items/bike-removal.ts";
import type { Delivery } from "./delivery.ts";

/** The owner is mailed why, and those whose bike it may be that its number is free, or that one registration is left. Nobody hears of what was only asked for. */
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
