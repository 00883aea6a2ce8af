import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { campaignRoutes } from "#contract/campaigns.ts";
import { pointsRoutes } from "#contract/points.ts";
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
  queryKey: ["campaigns"],
  queryFn: ({ pageParam, signal }: { pageParam: Cursor; signal: AbortSignal }) =>
    client.listCampaigns({ query: { cursor: pageParam } }, { signal }),
  initialPageParam: undefined,
  getNextPageParam: ({ cursor }): Cursor => cursor,
});

/** What points are sold for now. */
export const offersQuery = queryOptions({
  queryKey: ["points-packages"],
  queryFn: ({ signal }) => client.listPackages({}, { signal }),
});
