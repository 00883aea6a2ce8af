import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { messageReportRoutes } from "#contract/message-report-admin.ts";
import { adminQueryKeys } from "#web/api/admin-query-keys.ts";
import { createClient } from "#web/api/client.ts";
import { getAccessToken } from "#web/auth/session.ts";

const client = createClient(messageReportRoutes, { token: getAccessToken });

export const { decideMessageReport } = client;

type Cursor = string | undefined;

/** Reported messages and objections that wait for a decision, the oldest first. */
export const reportsQuery = infiniteQueryOptions({
  queryKey: adminQueryKeys.messageReports.pages,
  queryFn: ({ pageParam: cursor, signal }: { pageParam: Cursor; signal: AbortSignal }) =>
    client.listMessageReports({ query: { cursor } }, { signal }),
  initialPageParam: undefined,
  getNextPageParam: ({ cursor }: { readonly cursor?: Cursor }): Cursor => cursor,
});

/** One of them with what stands around it. Who opens it is written down, so it is fetched only when asked. */
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
