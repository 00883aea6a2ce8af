import type { IdentityReview, ListedIdentityReview } from "#contract/identity-reviews.ts";
import type { CardPhoto } from "./reviews-context.ts";
import type { IdentityReviewItem } from "#lambdas/shared/table/items/identity-review.ts";

/** What its own person sees of a request. */
export const showReview = ({
  id,
  state,
  requestedAt,
  decidedAt,
  reason,
}: IdentityReviewItem): IdentityReview => ({ id, state, requestedAt, decidedAt, reason });

/** What an administrator sees of a request. */
export const showListed = (review: IdentityReviewItem): ListedIdentityReview => ({
  ...showReview(review),
  fullName: review.fullName,
  personalNumberMasked: review.personalNumberMasked,
  personalNumberCheck: review.personalNumberCheck,
  nameCheck: review.nameCheck,
});

export const photoOf = ({ userId, uploadId }: IdentityReviewItem): CardPhoto => ({
  kind: "id-card",
  ownerId: userId,
  id: uploadId,
});
