import { queryOptions } from "@tanstack/react-query";
import { messageDecisionRoutes } from "#contract/moderation/message-reports.ts";
import { createClient } from "#web/platform/api/client.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

const client = createClient(messageDecisionRoutes, { token: getAccessToken });

export const { objectToMessageDecision } = client;

export const decisionQuery = (reportId: string) =>
  queryOptions({
    queryKey: queryKeys.threads.decision(reportId),
    queryFn: ({ signal }) => client.getMessageDecision({ params: { reportId } }, { signal }),
  });
