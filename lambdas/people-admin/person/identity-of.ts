import type { ProvedIdentity } from "#contract/people-admin-person.ts";
import { IdentityReviewItem } from "#lambdas/shared/table/items/identity-review.ts";
import type { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { lists } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** Nobody asks after they have been approved. */
const mostReviews = 5;

/** How sure the register is of who someone is: what no ID card has proved, an eID has. */
export const identityOf = async (
  table: Pick<Table, "query">,
  { userId, identityLevel: level, identityProvedAt: at }: ProfileItem,
): Promise<ProvedIdentity> => {
  if (level === 0) return { level, by: "nothing" };
  if (level === 1) return { level, by: "declared" };
  const { items } = await table.query({
    index: "gsi2",
    partition: lists.identityReviewsOf(userId),
    schema: IdentityReviewItem,
    limit: mostReviews,
    newestFirst: true,
  });
  const approved = items.find(({ state }) => state === "approved");
  return approved ? { level, by: "id-card", at: approved.decidedAt } : { level, by: "eid", at };
};
