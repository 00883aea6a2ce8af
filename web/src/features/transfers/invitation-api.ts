import { queryOptions } from "@tanstack/react-query";
import { invitationRoutes } from "#contract/invitations.ts";
import { createClient } from "#web/api/client.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { getAccessToken } from "#web/auth/session.ts";
import { keptLink } from "#web/ui/kept-link.ts";

export const invitationApi = createClient(invitationRoutes, { token: getAccessToken });

const name = "cr:invitation";

export const keptInvitation = (fromLink: string): string => keptLink(name, fromLink);

export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: queryKeys.transfers.invitation(token),
    queryFn: ({ signal }) => invitationApi.readInvitation({ body: { token } }, { signal }),
    enabled: token !== "",
    retry: false,
    // What it says stays true on the page of the person who has just used it.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: false,
  });

/** Uses it; asked again, it says whether the seller has confirmed. */
export const redemptionQuery = (token: string) =>
  queryOptions({
    queryKey: queryKeys.transfers.redemption(token),
    queryFn: ({ signal }) => invitationApi.redeemInvitation({ body: { token } }, { signal }),
    retry: false,
  });
