import { queryOptions } from "@tanstack/react-query";
import { invitationRoutes } from "#contract/ownership/invitations.ts";
import { createClient } from "#web/platform/api/client.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";
import { keptLink } from "#web/platform/ui/kept-link.ts";

export const invitationApi = createClient(invitationRoutes, { token: getAccessToken });

const name = "cr:invitation";

export const keptInvitation = (fromLink: string): string => keptLink(name, fromLink);

export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: queryKeys.transfers.invitation(token),
    queryFn: ({ signal }) => invitationApi.readInvitation({ body: { token } }, { signal }),
    enabled: token !== "",
    retry: false,
    // Redeeming changes nothing that the invitation page shows.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: false,
  });

/** Redeems the invitation. Later calls return if the seller has confirmed the buyer. */
export const redemptionQuery = (token: string) =>
  queryOptions({
    queryKey: queryKeys.transfers.redemption(token),
    queryFn: ({ signal }) => invitationApi.redeemInvitation({ body: { token } }, { signal }),
    retry: false,
  });
