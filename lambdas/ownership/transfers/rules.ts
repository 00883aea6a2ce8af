import { type CalendarDate, isoDate } from "#contract/platform/calendar-date.ts";
import { type AgreedTerms, TermsField, type TermsWithoutBuyer } from "#contract/ownership/transfer-terms.ts";
import { cleanText } from "#lambdas/moderation/screen-text.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { type BikeItem, isInReview } from "#lambdas/bikes/items/bike.ts";
import type { ProfileItem } from "#lambdas/people/items/person.ts";
import type { SoldBike } from "#lambdas/ownership/items/signing.ts";
import type { TransferItem } from "#lambdas/ownership/items/transfer.ts";
import { requireMovable } from "#lambdas/bikes/require-movable.ts";

export const requireTransferable = (bike: BikeItem): void => {
  requireMovable(bike, "be-transferred");
  if (isInReview(bike)) throw new ProblemError("bike-under-review");
};

export const requireVerifiedIdentity = (profile: ProfileItem | undefined): ProfileItem => {
  if (profile?.identityLevel !== 2) throw new ProblemError("identity-level-too-low");
  return profile;
};

export const requireValidTerms = (terms: AgreedTerms, seller: ProfileItem, today: CalendarDate): void => {
  if (terms.buyerEmail === seller.email) throw new ProblemError("buyer-is-seller");
  if (terms.saleDate > isoDate(today)) throw new ProblemError("sale-date-in-future");
};

/** The free texts, which the buyer reads. */
export const wordsOf = ({ condition, accessories, batterySerialNumber }: TermsWithoutBuyer): string =>
  [condition, accessories, batterySerialNumber].filter(Boolean).join("\n");

/** Removes personal numbers, because the terms are signed, shown and stored. */
export const cleanTerms = <Terms extends TermsWithoutBuyer>(terms: Terms, now: Date): Terms => {
  cleanText(wordsOf(terms), now);
  const { condition, accessories } = terms;
  return {
    ...terms,
    condition: cleanText(condition, now),
    accessories: accessories && cleanText(accessories, now),
  };
};

export const soldBike = ({ brand, model, frameNumber }: SoldBike): SoldBike => ({
  brand,
  model,
  frameNumber,
});

export const changedTerms = (before: AgreedTerms, after: AgreedTerms): TermsField[] =>
  TermsField.options.filter((field) => before[field] !== after[field]);

/** Only a verified address counts. */
const isAddressed = (
  { terms }: Pick<TransferItem, "terms">,
  { email, emailUnproved }: ProfileItem,
): boolean => email === terms.buyerEmail && emailUnproved !== true;

/** Undefined for everyone but seller and buyer. */
export const roleIn = (transfer: TransferItem, profile: ProfileItem): "seller" | "buyer" | undefined => {
  const { userId } = profile;
  if (userId === transfer.sellerId) return "seller";
  return userId === transfer.buyerId || isAddressed(transfer, profile) ? "buyer" : undefined;
};
