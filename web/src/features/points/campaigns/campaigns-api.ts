import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { campaignRoutes } from "#contract/points/campaigns.ts";
import { pointsRoutes } from "#contract/points/purchases.ts";
import { adminQueryKeys } from "#web/api/admin-query-keys.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { createClient } from "#web/api/client.ts";
import { getAccessToken } from "#web/auth/session.ts";

const client = createClient(
  { ...campaignRoutes, listPackages: pointsRoutes.listPackages },
  { token: getAccessToken },
);

export const { createCampaign, changeCampaign, savePackages, adjustPoints } = client;

type Cursor = string | undefined;

/** All campaigns, newest first. */
export const campaignsQuery = infiniteQueryOptions({
  queryKey: adminQueryKeys.campaigns.all,
  queryFn: ({ pageParam, signal }: { pageParam: Cursor; signal: AbortSignal }) =>
    client.listCampaigns({ query: { cursor: pageParam } }, { signal }),
  initialPageParam: undefined,
  getNextPageParam: ({ cursor }): Cursor => cursor,
});

/** What points are sold for now. */
export const offersQuery = queryOptions({
  queryKey: queryKeys.pointsPackages.all,
  queryFn: ({ signal }) => client.listPackages({}, { signal }),
});
