import { queryOptions } from "@tanstack/react-query";
import { type IdentityReview, identityReviewRoutes } from "#contract/identity-reviews.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { createClient } from "#web/api/client.ts";
import { getAccessToken } from "#web/auth/session.ts";

const client = createClient(identityReviewRoutes, { token: getAccessToken });

/** How one's newest request stands, if there is one. */
export const ownReviewQuery = queryOptions({
  queryKey: queryKeys.identityReviews.own,
  queryFn: ({ signal }) => client.getOwnIdentityReview({}, { signal }),
});

export const requestReview = (uploadId: string): Promise<IdentityReview> =>
  client.requestIdentityReview({ body: { uploadId } });
