import { queryOptions } from "@tanstack/react-query";
import { adRoutes } from "#contract/ads/ads.ts";
import { listingRoutes } from "#contract/ads/listings.ts";
import { createClient } from "#web/platform/api/client.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

export const listingApi = createClient({ ...listingRoutes, ...adRoutes }, { token: getAccessToken });

export const ownListingQuery = (listingId: string) =>
  queryOptions({
    queryKey: queryKeys.listings.own(listingId),
    queryFn: ({ signal }) => listingApi.getOwnListing({ params: { listingId } }, { signal }),
  });

export const inquirersQuery = (listingId: string) =>
  queryOptions({
    queryKey: queryKeys.listings.inquirers(listingId),
    queryFn: ({ signal }) => listingApi.listInquirers({ params: { listingId } }, { signal }),
  });

export const adQuery = (listingId: string) =>
  queryOptions({
    queryKey: queryKeys.listings.ad(listingId),
    queryFn: ({ signal }) => listingApi.getAd({ params: { listingId } }, { signal }),
  });
