import type { Delivery } from "./delivery.ts";
import type { ContactCaseItem } from "#lambdas/shared/table/items/contact.ts";
import type { CorrectionItem } from "#lambdas/shared/table/items/correction.ts";
import type { IdentityReviewItem } from "#lambdas/shared/table/items/identity-review.ts";

export const contactDeliveries = (
  before: ContactCaseItem | undefined,
  after: ContactCaseItem | undefined,
): Delivery[] => {
  if (before !== undefined || after === undefined) return [];
  const { email, language } = after;
  return [
    { kind: "mail", to: "support", template: { name: "contact-case", contactCase: after } },
    { kind: "mail", to: { email, language }, template: { name: "contact-receipt", contactCase: after } },
  ];
};

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
