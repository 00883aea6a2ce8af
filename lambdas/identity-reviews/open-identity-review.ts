import type { OpenedIdentityReview } from "#contract/identity-reviews.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { auditWrites } from "#lambdas/shared/table/audit.ts";
import type { ReviewsContext } from "./reviews-context.ts";
import { photoOf, showListed } from "#lambdas/identity-reviews/show-review.ts";
import { IdentityReviewItem } from "#lambdas/shared/table/items/identity-review.ts";
import { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

/** A request with the photo of the card, which nobody sees without having been written down. */
export const openIdentityReview = async (
  { table, system, photos }: Pick<ReviewsContext, "table" | "system" | "photos">,
  adminId: string,
  reviewId: string,
): Promise<OpenedIdentityReview> => {
  const review = await table.get(keys.identityReview(reviewId), IdentityReviewItem);
  const profile = review && (await table.get(keys.profile(review.userId), ProfileItem));
  if (!profile) throw new ProblemError("identity-review-not-found");
  const at = system.now().toISOString();
  await table.transact(
    auditWrites(system, {
      subject: reviewId,
      person: review.userId,
      by: adminId,
      action: "identity-review-opened",
      at,
    }),
  );
  const imageUrl = review.state === "open" ? await photos.link(photoOf(review)) : undefined;
  return { ...showListed(review), email: profile.email, imageUrl };
};
