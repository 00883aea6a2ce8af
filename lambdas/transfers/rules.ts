import { type CalendarDate, isoDate } from "#contract/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import { type AgreedTerms, TermsField, type TermsWithoutBuyer } from "#contract/transfer-terms.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { type BikeItem, isInReview } from "#lambdas/shared/table/items/bike.ts";
import type { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import type { SoldBike } from "#lambdas/shared/table/items/signing.ts";
import type { TransferItem } from "#lambdas/shared/table/items/transfer.ts";

/** A bike can change hands when nobody misses it and nobody has still to look at it. */
export const requireTransferable = (bike: BikeItem): void => {
  if (bike.status === "stolen") throw new ProblemError("stolen-cannot-be-transferred");
  if (isInReview(bike)) throw new ProblemError("bike-under-review");
};

/** Only who someone is for certain can put their name to something. */
export const requireProved = (profile: ProfileItem | undefined): ProfileItem => {
  if (profile?.identityLevel !== 2) throw new ProblemError("identity-level-too-low");
  return profile;
};

export const requireSensible = (terms: AgreedTerms, seller: ProfileItem, today: CalendarDate): void => {
  if (terms.buyerEmail === seller.email) throw new ProblemError("buyer-is-seller");
  if (terms.saleDate > isoDate(today)) throw new ProblemError("sale-date-in-future");
};

/** What people write is signed, shown and kept: a personal number in it is neither. */
export const cleanTerms = <Terms extends TermsWithoutBuyer>(terms: Terms, today: CalendarDate): Terms => ({
  ...terms,
  condition: hidePersonalNumbers(terms.condition, today),
  accessories: terms.accessories && hidePersonalNumbers(terms.accessories, today),
});

/** What identifies a bike in what is signed. */
export const soldBike = ({ brand, model, frameNumber }: SoldBike): SoldBike => ({
  brand,
  model,
  frameNumber,
});

/** Which terms are others than before. */
export const changedTerms = (before: AgreedTerms, after: AgreedTerms): TermsField[] =>
  TermsField.options.filter((field) => before[field] !== after[field]);

/** Whether an account has the address that a bike is offered to, and its owner has proved that it is theirs. */
const isAddressed = (
  { terms }: Pick<TransferItem, "terms">,
  { email, emailUnproved }: ProfileItem,
): boolean => email === terms.buyerEmail && emailUnproved !== true;

/** The side someone stands on: the account that made the offer, or the one that it was made to. */
export const roleIn = (transfer: TransferItem, profile: ProfileItem): "seller" | "buyer" | undefined => {
  const { userId } = profile;
  if (userId === transfer.sellerId) return "seller";
  return userId === transfer.buyerId || isAddressed(transfer, profile) ? "buyer" : undefined;
};
