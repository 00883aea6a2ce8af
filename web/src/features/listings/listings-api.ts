import { queryOptions } from "@tanstack/react-query";
import { adRoutes } from "#contract/ads.ts";
import { listingRoutes } from "#contract/listings.ts";
import { createClient } from "#web/api/client.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { getAccessToken } from "#web/auth/session.ts";

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
