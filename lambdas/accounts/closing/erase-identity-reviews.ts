import type { ErasureContext } from "./erasure-context.ts";
import { remove } from "#lambdas/shared/table/actions.ts";
import { IdentityReviewItem } from "#lambdas/shared/table/items/identity-review.ts";
import { keys, lists } from "#lambdas/shared/table/keys.ts";
import { pages } from "#lambdas/shared/table/pages.ts";

/** Whatever else may be wrong with one, it goes. */
const Review = IdentityReviewItem.pick({ id: true, uploadId: true });

/** Removes the requests with which someone wanted to show their ID card. Each names them; the photos are gone with the decision. */
export const eraseIdentityReviews = async (
  { table, discardPicture }: ErasureContext,
  userId: string,
): Promise<void> => {
  const partition = lists.identityReviewsOf(userId);
  for await (const reviews of pages(table, { schema: Review, partition, index: "gsi2", limit: 25 }))
    for (const { id, uploadId } of reviews) {
      await discardPicture({ kind: "id-card", id: uploadId, ownerId: userId });
      await table.transact([remove(keys.upload(uploadId)), remove(keys.identityReview(id))]);
    }
};
