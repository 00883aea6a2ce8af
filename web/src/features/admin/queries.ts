import { queryOptions } from "@tanstack/react-query";
import { identityReviewRoutes } from "#contract/identity-reviews.ts";
import { createClient } from "#web/api/client.ts";
import { getAccessToken } from "#web/auth/session.ts";

const client = createClient(identityReviewRoutes, { token: getAccessToken });

/** How many requests to be identified wait, and whether there are more than could be counted at once. */
export const waitingReviews = queryOptions({
  queryKey: ["identity-reviews", "waiting"],
  queryFn: async ({ signal }) => {
    const { items, cursor } = await client.listIdentityReviews({ query: { limit: 50 } }, { signal });
    return { count: items.length, more: cursor !== undefined };
  },
});
