import { queryOptions } from "@tanstack/react-query";
import { messageDecisionRoutes } from "#contract/message-reports.ts";
import { createClient } from "#web/api/client.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { getAccessToken } from "#web/auth/session.ts";

const client = createClient(messageDecisionRoutes, { token: getAccessToken });

export const { objectToMessageDecision } = client;

/** What was decided, as one of the two sees it. */
export const decisionQuery = (reportId: string) =>
  queryOptions({
    queryKey: queryKeys.threads.decision(reportId),
    queryFn: ({ signal }) => client.getMessageDecision({ params: { reportId } }, { signal }),
    retry: false,
  });
