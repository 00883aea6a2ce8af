import type { IdentityReview } from "#contract/identity-reviews.ts";
import type { ReviewsContext } from "./reviews-context.ts";
import { showReview } from "#lambdas/identity-reviews/show-review.ts";
import { IdentityReviewItem, NewestIdentityReviewItem } from "#lambdas/shared/table/items/identity-review.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

/** The caller's newest request. One that is gone was never decided: it lapsed together with its photo. */
export const getOwnIdentityReview = async (
  { table }: Pick<ReviewsContext, "table">,
  userId: string,
): Promise<{ review?: IdentityReview }> => {
  const newest = await table.get(keys.newestIdentityReview(userId), NewestIdentityReviewItem);
  if (!newest) return {};
  const review = await table.get(keys.identityReview(newest.reviewId), IdentityReviewItem);
  if (review) return { review: showReview(review) };
  return { review: { id: newest.reviewId, state: "lapsed", requestedAt: newest.requestedAt } };
};
