import type { OpenedIdentityReview } from "#contract/people/identity-reviews.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { auditWrites } from "#lambdas/platform/table/audit.ts";
import type { ReviewsContext } from "./reviews-context.ts";
import { photoOf, showListed } from "./show-review.ts";
import { IdentityReviewItem } from "#lambdas/people/items/identity-review.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

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
