import { queryOptions } from "@tanstack/react-query";
import { type IdentityReview, identityReviewRoutes } from "#contract/people/identity-reviews.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { createClient } from "#web/platform/api/client.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

const client = createClient(identityReviewRoutes, { token: getAccessToken });

export const ownReviewQuery = queryOptions({
  queryKey: queryKeys.identityReviews.own,
  queryFn: ({ signal }) => client.getOwnIdentityReview({}, { signal }),
});

export const requestReview = (uploadId: string): Promise<IdentityReview> =>
  client.requestIdentityReview({ body: { uploadId } });
