import { pagedQuery } from "#web/platform/api/paged-query.ts";
import { queryOptions } from "@tanstack/react-query";
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

export type ReportFilter = { readonly state?: FoundReportState | undefined; readonly flagged: boolean };

export const reportsQuery = ({ state, flagged }: ReportFilter) =>
  pagedQuery(adminQueryKeys.bikeAdmin.reportsIn(state, flagged), (cursor, signal) =>
    client.listFoundReports({ query: { cursor, state, ...(flagged && { flagged: "true" }) } }, { signal }),
  );

export const reviewsQuery = pagedQuery(adminQueryKeys.bikeAdmin.reviews, (cursor, signal) =>
  client.listBikeReviews({ query: { cursor } }, { signal }),
);

/** Opening a review is logged, so it is fetched only on request. */
export const reviewQuery = (bikeId: string) =>
  queryOptions({
    queryKey: adminQueryKeys.bikeAdmin.review(bikeId),
    queryFn: ({ signal }) => client.openBikeReview({ params: { bikeId } }, { signal }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const correctionsQuery = pagedQuery(adminQueryKeys.bikeAdmin.corrections, (cursor, signal) =>
  client.listOpenCorrections({ query: { cursor } }, { signal }),
);
