import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { campaignRoutes } from "#contract/points/campaigns.ts";
import { disputeRoutes } from "#contract/points/disputes.ts";
import { pointsRoutes } from "#contract/points/purchases.ts";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { createClient } from "#web/platform/api/client.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

const client = createClient(
  { ...campaignRoutes, ...disputeRoutes, listPackages: pointsRoutes.listPackages },
  { token: getAccessToken },
);

export const { createCampaign, changeCampaign, savePackages } = client;

type Cursor = string | undefined;

export const campaignsQuery = infiniteQueryOptions({
  queryKey: adminQueryKeys.campaigns.all,
  queryFn: ({ pageParam, signal }: { pageParam: Cursor; signal: AbortSignal }) =>
    client.listCampaigns({ query: { cursor: pageParam } }, { signal }),
  initialPageParam: undefined,
  getNextPageParam: ({ cursor }): Cursor => cursor,
});

export const disputesQuery = infiniteQueryOptions({
  queryKey: adminQueryKeys.disputes.all,
  queryFn: ({ pageParam, signal }: { pageParam: Cursor; signal: AbortSignal }) =>
    client.listDisputes({ query: { cursor: pageParam } }, { signal }),
  initialPageParam: undefined,
  getNextPageParam: ({ cursor }): Cursor => cursor,
});

export const offersQuery = queryOptions({
  queryKey: queryKeys.pointsPackages.all,
  queryFn: ({ signal }) => client.listPackages({}, { signal }),
});
