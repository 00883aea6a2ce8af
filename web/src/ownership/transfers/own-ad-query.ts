import { queryOptions } from "@tanstack/react-query";
import { listingRoutes } from "#contract/ads/listings.ts";
import { createClient } from "#web/platform/api/client.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

const client = createClient(listingRoutes, { token: getAccessToken });

/** The ad of a bike, if it has one. */
export const ownAdQuery = (listingId = "") =>
  queryOptions({
    queryKey: queryKeys.listings.own(listingId),
    queryFn: ({ signal }) => client.getOwnListing({ params: { listingId } }, { signal }),
    enabled: listingId !== "",
  });
