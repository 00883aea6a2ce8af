import { pagedQuery } from "#web/platform/api/paged-query.ts";
import { type BugState, type BugsQuery, bugReportRoutes } from "#contract/office/bug-reports.ts";
import { adminQueryKeys } from "#web/platform/api/admin-query-keys.ts";
import { createClient } from "#web/platform/api/client.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

const client = createClient(bugReportRoutes, { token: getAccessToken });

export const bugQueries = {
  list: (state: BugState, order: BugsQuery["order"]) =>
    pagedQuery(adminQueryKeys.bugs.list(state, order), (cursor, signal) =>
      client.listBugs({ query: { state, order, cursor } }, { signal }),
    ),
  /** Opening a bug is logged, so it is fetched only on request. */
  one: (bugId: string) => ({
    ...pagedQuery(adminQueryKeys.bugs.one(bugId), (cursor, signal) =>
      client.openBug({ params: { bugId }, query: { cursor } }, { signal }),
    ),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  }),
};

export const moveBug = (bugId: string, from: BugState, to: BugState) =>
  client.moveBug({ params: { bugId }, body: { from, to } });

export const answerBugReport = (bugId: string, letterId: string, text: string) =>
  client.answerBugReport({ params: { bugId, letterId }, body: { text } });
