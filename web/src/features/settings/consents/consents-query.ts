import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import type { Me } from "#contract/accounts.ts";
import { consentHistoryRoutes } from "#contract/consent-history.ts";
import { createClient } from "#web/api/client.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { getAccessToken } from "#web/auth/session.ts";

const { listConsents } = createClient(consentHistoryRoutes, { token: getAccessToken });

type Cursor = string | undefined;
const pageSize = 10;

/** What one has said yes and no to, newest first. `latest`: what the account says now, so that another answer is fetched. */
export const consentsQuery = (latest: Pick<Me, "consent" | "mails">) =>
  infiniteQueryOptions({
    queryKey: queryKeys.account.consents(JSON.stringify(latest)),
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam, signal }: { pageParam: Cursor; signal: AbortSignal }) =>
      listConsents({ query: { limit: pageSize, cursor: pageParam } }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ cursor }): Cursor => cursor,
    staleTime: 0,
  });
