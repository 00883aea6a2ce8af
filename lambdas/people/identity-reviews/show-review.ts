import type { IdentityReview, ListedIdentityReview } from "#contract/people/identity-reviews.ts";
import type { CardPhoto } from "./reviews-context.ts";
import type { IdentityReviewItem } from "#lambdas/people/items/identity-review.ts";

/** For the person. */
export const showReview = ({
  id,
  state,
  requestedAt,
  decidedAt,
  reason,
}: IdentityReviewItem): IdentityReview => ({ id, state, requestedAt, decidedAt, reason });

/** For administrators. */
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
