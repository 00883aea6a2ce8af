import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import {
  type IdentityDecision,
  type OpenedIdentityReview,
  identityReviewRoutes,
} from "#contract/identity-reviews.ts";
import { adminQueryKeys } from "#web/api/admin-query-keys.ts";
import { createClient } from "#web/api/client.ts";
import { getAccessToken } from "#web/auth/session.ts";

const client = createClient(identityReviewRoutes, { token: getAccessToken });

const pageSize = 20;
type Cursor = string | undefined;

export const reviewQueries = {
  /** What waits for a decision, oldest first, a page at a time. */
  list: infiniteQueryOptions({
    queryKey: adminQueryKeys.identityReviews.pages,
    queryFn: ({ pageParam, signal }: { pageParam: Cursor; signal: AbortSignal }) =>
      client.listIdentityReviews({ query: { limit: pageSize, cursor: pageParam } }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ cursor }): Cursor => cursor,
  }),
  /** Each fetch is recorded as a look at the card, so there is one only when someone asks for it, and nothing of it is kept. */
  byId: (reviewId: string) =>
    queryOptions({
      queryKey: adminQueryKeys.identityReviews.one(reviewId),
      queryFn: ({ signal }) => client.openIdentityReview({ params: { reviewId } }, { signal }),
      staleTime: Infinity,
      gcTime: 0,
      refetchOnMount: false,
      refetchOnReconnect: false,
    }),
};

export const decide = (reviewId: string, decision: IdentityDecision): Promise<OpenedIdentityReview> =>
  client.decideIdentityReview({ params: { reviewId }, body: decision });
