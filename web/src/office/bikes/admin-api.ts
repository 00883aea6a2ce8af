import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { bikeReviewRoutes, correctionRoutes } from "#contract/office/bike-admin.ts";
import { adminFoundReportRoutes } from "#contract/office/bike-admin-found-reports.ts";
import { type FoundReportState } from "#contract/thefts/found-reports.ts";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import { createClient } from "#web/platform/api/client.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

const client = createClient(
  { ...adminFoundReportRoutes, ...bikeReviewRoutes, ...correctionRoutes },
  { token: getAccessToken },
);

export const { decideReward, decideBikeReview, decideCorrection } = client;

type Cursor = string | undefined;
type Paged = { readonly cursor?: string | undefined };

const paging = {
  initialPageParam: undefined,
  getNextPageParam: ({ cursor }: Paged): Cursor => cursor,
};

export type ReportFilter = { readonly state?: FoundReportState | undefined; readonly flagged: boolean };

export const reportsQuery = ({ state, flagged }: ReportFilter) =>
  infiniteQueryOptions({
    queryKey: adminQueryKeys.bikeAdmin.reportsIn(state, flagged),
    queryFn: ({ pageParam: cursor, signal }: { pageParam: Cursor; signal: AbortSignal }) =>
      client.listFoundReports({ query: { cursor, state, ...(flagged && { flagged: "true" }) } }, { signal }),
    ...paging,
  });

export const reviewsQuery = infiniteQueryOptions({
  queryKey: adminQueryKeys.bikeAdmin.reviews,
  queryFn: ({ pageParam: cursor, signal }: { pageParam: Cursor; signal: AbortSignal }) =>
    client.listBikeReviews({ query: { cursor } }, { signal }),
  ...paging,
});

/** Opening a review is logged, so it is fetched only on request. */
export const reviewQuery = (bikeId: string) =>
  queryOptions({
    queryKey: adminQueryKeys.bikeAdmin.review(bikeId),
    queryFn: ({ signal }) => client.openBikeReview({ params: { bikeId } }, { signal }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const correctionsQuery = infiniteQueryOptions({
  queryKey: adminQueryKeys.bikeAdmin.corrections,
  queryFn: ({ pageParam: cursor, signal }: { pageParam: Cursor; signal: AbortSignal }) =>
    client.listOpenCorrections({ query: { cursor } }, { signal }),
  ...paging,
});
