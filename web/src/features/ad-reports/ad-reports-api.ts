import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { adDecisionRoutes } from "#contract/ad-decisions.ts";
import { adCaseRoutes } from "#contract/ad-report-admin.ts";
import { adminQueryKeys } from "#web/api/admin-query-keys.ts";
import { createClient } from "#web/api/client.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { getAccessToken } from "#web/auth/session.ts";

const client = createClient({ ...adDecisionRoutes, ...adCaseRoutes }, { token: getAccessToken });

export const { decideAdCase, appealAdDecision, appealByMail } = client;

/** Whose page it is: someone signed in, or the person who holds the link in a mail. */
export type Way = { readonly caseId: string; readonly token: string };

/** What was decided, as one of the two sides sees it. */
export const decisionQuery = ({ caseId, token }: Way) =>
  queryOptions({
    queryKey: queryKeys.listings.decision(caseId, token),
    queryFn: ({ signal }) =>
      token === ""
        ? client.getAdDecision({ params: { caseId } }, { signal })
        : client.getAdDecisionByMail({ body: { token } }, { signal }),
    retry: false,
  });

type Cursor = string | undefined;

/** Reported ads and appeals that wait for a decision, the oldest first. */
export const casesQuery = infiniteQueryOptions({
  queryKey: adminQueryKeys.adReports.pages,
  queryFn: ({ pageParam: cursor, signal }: { pageParam: Cursor; signal: AbortSignal }) =>
    client.listAdCases({ query: { cursor } }, { signal }),
  initialPageParam: undefined,
  getNextPageParam: ({ cursor }: { readonly cursor?: Cursor }): Cursor => cursor,
});

/** One of them with all that was said. Who opens it is written down, so it is fetched only when asked. */
export const caseQuery = (caseId: string) =>
  queryOptions({
    queryKey: adminQueryKeys.adReports.one(caseId),
    queryFn: ({ signal }) => client.openAdCase({ params: { caseId } }, { signal }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
