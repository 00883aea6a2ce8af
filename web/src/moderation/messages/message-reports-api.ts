import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { messageReportRoutes } from "#contract/moderation/message-report-admin.ts";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import { createClient } from "#web/platform/api/client.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

const client = createClient(messageReportRoutes, { token: getAccessToken });

export const { decideMessageReport } = client;

type Cursor = string | undefined;

export const reportsQuery = infiniteQueryOptions({
  queryKey: adminQueryKeys.messageReports.pages,
  queryFn: ({ pageParam: cursor, signal }: { pageParam: Cursor; signal: AbortSignal }) =>
    client.listMessageReports({ query: { cursor } }, { signal }),
  initialPageParam: undefined,
  getNextPageParam: ({ cursor }: { readonly cursor?: Cursor }): Cursor => cursor,
});

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
