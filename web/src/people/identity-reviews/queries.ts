import { pagedQuery } from "#web/platform/api/paged-query.ts";
import { queryOptions } from "@tanstack/react-query";
import {
  type IdentityDecision,
  type OpenedIdentityReview,
  identityReviewRoutes,
} from "#contract/people/identity-reviews.ts";
import { todoRoutes } from "#contract/office/todo.ts";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import { createClient } from "#web/platform/api/client.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

const client = createClient(identityReviewRoutes, { token: getAccessToken });
const todo = createClient(todoRoutes, { token: getAccessToken });

const pageSize = 20;
/** More than any office has open at once. */
const maxNext = 50;

export const reviewQueries = {
  list: pagedQuery(adminQueryKeys.identityReviews.pages, (cursor, signal) =>
    client.listIdentityReviews({ query: { limit: pageSize, cursor } }, { signal }),
  ),
  /** The oldest other review that no colleague has open, or null. */
  next: (reviewId: string) =>
    queryOptions({
      queryKey: adminQueryKeys.identityReviews.next(reviewId),
      queryFn: async ({ signal }) => {
        const [{ items }, claims] = await Promise.all([
          client.listIdentityReviews({ query: { limit: maxNext } }, { signal }),
          todo.listCaseClaims({}, { signal }),
        ]);
        const taken = new Set(claims.items.flatMap(({ mine, caseId }) => (mine ? [] : [caseId])));
        return items.find(({ id }) => id !== reviewId && !taken.has(id))?.id ?? null;
      },
      gcTime: 0,
    }),
  /** Each fetch is audited as a view, so it runs only on request and nothing is cached. */
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
