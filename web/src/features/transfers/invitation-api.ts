import { queryOptions } from "@tanstack/react-query";
import * as z from "zod";
import { invitationRoutes } from "#contract/invitations.ts";
import { createClient } from "#web/api/client.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { getAccessToken } from "#web/auth/session.ts";
import { keepInTab, keptInTab } from "#web/ui/kept-in-tab.ts";

export const invitationApi = createClient(invitationRoutes, { token: getAccessToken });

const name = "cr:invitation";

/** What the link ends with. The tab keeps it while someone signs up: in the address they come back to, servers would be sent it. */
export const keptInvitation = (fromLink: string): string => {
  if (fromLink !== "") keepInTab(name, fromLink);
  return z.string().safeParse(keptInTab(name)).data ?? "";
};

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
