import { infiniteQueryOptions } from "@tanstack/react-query";
import { type BugState, type BugsQuery, bugReportRoutes } from "#contract/office/bug-reports.ts";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import { createClient } from "#web/platform/api/client.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

const client = createClient(bugReportRoutes, { token: getAccessToken });

type Cursor = string | undefined;
const initialPageParam: Cursor = undefined;
const getNextPageParam = ({ cursor }: { readonly cursor?: Cursor }): Cursor => cursor;

export const bugQueries = {
  list: (state: BugState, order: BugsQuery["order"]) =>
    infiniteQueryOptions({
      queryKey: adminQueryKeys.bugs.list(state, order),
      queryFn: ({ pageParam: cursor, signal }: { pageParam: Cursor; signal: AbortSignal }) =>
        client.listBugs({ query: { state, order, cursor } }, { signal }),
      initialPageParam,
      getNextPageParam,
    }),
  /** Opening a bug is logged, so it is fetched only on request. */
  one: (bugId: string) =>
    infiniteQueryOptions({
      queryKey: adminQueryKeys.bugs.one(bugId),
      queryFn: ({ pageParam: cursor, signal }: { pageParam: Cursor; signal: AbortSignal }) =>
        client.openBug({ params: { bugId }, query: { cursor } }, { signal }),
      initialPageParam,
      getNextPageParam,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
};

export const moveBug = (bugId: string, from: BugState, to: BugState) =>
  client.moveBug({ params: { bugId }, body: { from, to } });

export const answerBugReport = (bugId: string, letterId: string, text: string) =>
  client.answerBugReport({ params: { bugId, letterId }, body: { text } });
