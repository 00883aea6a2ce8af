import { infiniteQueryOptions } from "@tanstack/react-query";
import { pointsChangeRoutes } from "#contract/points/changes.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { createClient } from "#web/api/client.ts";
import { getAccessToken } from "#web/auth/session.ts";

const { listPointsChanges } = createClient(pointsChangeRoutes, { token: getAccessToken });

type Cursor = string | undefined;
const pageSize = 10;

/** What came to one's balance and what went, newest first. */
export const pointsHistoryQuery = infiniteQueryOptions({
  queryKey: queryKeys.points.history,
  queryFn: ({ pageParam, signal }: { pageParam: Cursor; signal: AbortSignal }) =>
    listPointsChanges({ query: { limit: pageSize, cursor: pageParam } }, { signal }),
  initialPageParam: undefined,
  getNextPageParam: ({ cursor }): Cursor => cursor,
});
