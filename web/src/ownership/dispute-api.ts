import { queryOptions } from "@tanstack/react-query";
import { ownershipDisputeRoutes } from "#contract/ownership/ownership-disputes.ts";
import { createClient } from "#web/platform/api/client.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

export const disputeApi = createClient(ownershipDisputeRoutes, { token: getAccessToken });

export const disputeQuery = (disputeId: string) =>
  queryOptions({
    queryKey: queryKeys.bikes.dispute(disputeId),
    queryFn: ({ signal }) => disputeApi.getOwnershipDispute({ params: { disputeId } }, { signal }),
  });

export const disputesQuery = queryOptions({
  queryKey: queryKeys.bikes.disputes,
  queryFn: ({ signal }) => disputeApi.listOwnershipDisputes({}, { signal }),
});
