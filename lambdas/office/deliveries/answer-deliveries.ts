import type { Delivery } from "#lambdas/notifications/delivery.ts";
import type { CorrectionItem } from "#lambdas/bikes/items/correction.ts";
import type { IdentityReviewItem } from "#lambdas/people/items/identity-review.ts";

export const correctionDeliveries = (
  before: CorrectionItem | undefined,
  after: CorrectionItem | undefined,
): Delivery[] => {
  if (before?.state !== "open" || after === undefined || after.state === "open") return [];
  const { ownerId: userId, bikeId, state, answer } = after;
  return [{ kind: "mail", to: { userId }, template: { name: "correction-decided", bikeId, state, answer } }];
};

export const reviewDeliveries = (
  before: IdentityReviewItem | undefined,
  after: IdentityReviewItem | undefined,
): Delivery[] => {
  if (before?.state !== "open" || after === undefined || after.state === "open") return [];
  const { userId, state, reason } = after;
  return [{ kind: "mail", to: { userId }, template: { name: `identity-${state}`, reason } }];
};
