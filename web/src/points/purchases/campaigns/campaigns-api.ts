import { pagedQuery } from "#web/platform/api/paged-query.ts";
import { queryOptions } from "@tanstack/react-query";
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

export const campaignsQuery = pagedQuery(adminQueryKeys.campaigns.all, (cursor, signal) =>
  client.listCampaigns({ query: { cursor } }, { signal }),
);

export const disputesQuery = pagedQuery(adminQueryKeys.disputes.all, (cursor, signal) =>
  client.listDisputes({ query: { cursor } }, { signal }),
);

export const offersQuery = queryOptions({
  queryKey: queryKeys.pointsPackages.all,
  queryFn: ({ signal }) => client.listPackages({}, { signal }),
});
