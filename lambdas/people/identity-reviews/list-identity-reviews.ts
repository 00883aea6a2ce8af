import type { ListedIdentityReview } from "#contract/people/identity-reviews.ts";
import type { PageQuery } from "#contract/platform/page.ts";
import type { ReviewsContext } from "./reviews-context.ts";
import { showListed } from "./show-review.ts";
import { readCursor, writeCursor } from "#lambdas/platform/table/cursor.ts";
import { IdentityReviewItem } from "#lambdas/people/items/identity-review.ts";
import { lists } from "#lambdas/platform/table/keys.ts";

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
