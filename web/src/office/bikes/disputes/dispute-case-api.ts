import { queryOptions } from "@tanstack/react-query";
import { ownershipDisputeCaseRoutes } from "#contract/office/ownership-dispute-cases.ts";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import { createClient } from "#web/platform/api/client.ts";
import { fetchOnce } from "#web/platform/api/fetch-once.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

const client = createClient(ownershipDisputeCaseRoutes, { token: getAccessToken });

export const { answerOwnershipProposal, decideOwnershipAppeal, proposeOwnershipDecision } = client;

/** Opening a case is logged, so it is fetched only on request. */
export const disputeCaseQuery = (disputeId: string) =>
  queryOptions({
    queryKey: adminQueryKeys.bikeAdmin.ownershipDispute(disputeId),
    queryFn: ({ signal }) => client.openOwnershipDisputeCase({ params: { disputeId } }, { signal }),
    ...fetchOnce,
    gcTime: 0,
  });
