import type { IdentityReview } from "#contract/people/identity-reviews.ts";
import type { ReviewsContext } from "./reviews-context.ts";
import { showReview } from "./show-review.ts";
import { IdentityReviewItem, NewestIdentityReviewItem } from "#lambdas/people/items/identity-review.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

/** The caller's newest request. A missing one lapsed with its photo, undecided. */
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
