import { pagedQuery } from "#web/platform/api/paged-query.ts";
import { queryOptions } from "@tanstack/react-query";
import { messageReportRoutes } from "#contract/moderation/message-report-admin.ts";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import { createClient } from "#web/platform/api/client.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

const client = createClient(messageReportRoutes, { token: getAccessToken });

export const { decideMessageReport } = client;

export const reportsQuery = pagedQuery(adminQueryKeys.messageReports.pages, (cursor, signal) =>
  client.listMessageReports({ query: { cursor } }, { signal }),
);

/** Opening a report is logged, so it is fetched only on request. */
export const reportQuery = (reportId: string) =>
  queryOptions({
    queryKey: adminQueryKeys.messageReports.one(reportId),
    queryFn: ({ signal }) => client.openMessageReport({ params: { reportId } }, { signal }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
