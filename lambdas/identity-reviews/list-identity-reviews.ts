import type { ListedIdentityReview } from "#contract/identity-reviews.ts";
import type { PageQuery } from "#contract/page.ts";
import type { ReviewsContext } from "./reviews-context.ts";
import { showListed } from "#lambdas/identity-reviews/show-review.ts";
import { readCursor, writeCursor } from "#lambdas/shared/table/cursor.ts";
import { IdentityReviewItem } from "#lambdas/shared/table/items/identity-review.ts";
import { lists } from "#lambdas/shared/table/keys.ts";

/** What waits for a decision, oldest first. */
export const listIdentityReviews = async (
  { table, cursorSecret }: Pick<ReviewsContext, "table" | "cursorSecret">,
  { limit, cursor }: PageQuery,
): Promise<{ items: ListedIdentityReview[]; cursor: string | undefined }> => {
  const partition = lists.openIdentityReviews();
  const { items, next } = await table.query({
    index: "gsi1",
    partition,
    schema: IdentityReviewItem,
    limit,
    after: readCursor(cursorSecret, partition, cursor),
  });
  return { items: items.map(showListed), cursor: writeCursor(cursorSecret, partition, next) };
};
