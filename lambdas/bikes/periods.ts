import type { BikeEventItem, OwnershipEventItem } from "#lambdas/bikes/items/bike.ts";

export type Period = {
  readonly event: OwnershipEventItem;
  readonly endDate: string | undefined;
  readonly verified: boolean;
};

const beginsPeriod = (event: BikeEventItem): event is OwnershipEventItem => {
  switch (event.eventType) {
    case "registration":
    case "purchase":
    case "transfer":
      return true;
    default:
      return false;
  }
};

const byTime = (one: BikeEventItem, other: BikeEventItem): number =>
  Date.parse(one.at) - Date.parse(other.at);

/**
 * Newest first. A period ends when the next one begins or the bike is deleted. An administrator's
 * approval verifies a period whose receipt did not.
 */
export const periodsOf = (events: readonly BikeEventItem[], deletedAt?: string): Period[] => {
  const ordered = events.toSorted(byTime);
  const begun = ordered.filter(beginsPeriod);
  return begun
    .map((event, place) => {
      const endDate = begun[place + 1]?.at ?? deletedAt;
      const approved = ordered.some(
        ({ eventType, at }) =>
          eventType === "approval" && at >= event.at && (endDate === undefined || at < endDate),
      );
      return { event, endDate, verified: event.receiptVerified || approved };
    })
    .toReversed();
};
