import { pagedQuery } from "#web/platform/api/paged-query.ts";
import { queryOptions } from "@tanstack/react-query";
import { adDecisionRoutes } from "#contract/moderation/ad-decisions.ts";
import { adCaseRoutes } from "#contract/moderation/ad-report-admin.ts";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import { createClient } from "#web/platform/api/client.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

const client = createClient({ ...adDecisionRoutes, ...adCaseRoutes }, { token: getAccessToken });

export const { decideAdCase, appealAdDecision, appealByMail } = client;

/** `token` comes from the mail to a reporter without an account. It is empty for signed-in people. */
export type DecisionAccess = { readonly caseId: string; readonly token: string };

export const decisionQuery = ({ caseId, token }: DecisionAccess) =>
  queryOptions({
    queryKey: queryKeys.listings.decision(caseId, token),
    queryFn: ({ signal }) =>
      token === ""
        ? client.getAdDecision({ params: { caseId } }, { signal })
        : client.getAdDecisionByMail({ body: { token } }, { signal }),
  });

export const casesQuery = pagedQuery(adminQueryKeys.adReports.pages, (cursor, signal) =>
  client.listAdCases({ query: { cursor } }, { signal }),
);

/** Opening a case is logged, so it is fetched only on request. */
export const caseQuery = (caseId: string) =>
  queryOptions({
    queryKey: adminQueryKeys.adReports.one(caseId),
    queryFn: ({ signal }) => client.openAdCase({ params: { caseId } }, { signal }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
