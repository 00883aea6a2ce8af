import { infiniteQueryOptions } from "@tanstack/react-query";
import { queryKeys } from "#web/api/query-keys.ts";
import { foundReports } from "#web/shared/found-reports/found-api.ts";

type Cursor = string | undefined;

/** What one has reported found, newest first. */
export const ownReports = infiniteQueryOptions({
  queryKey: queryKeys.foundReports.own,
  queryFn: ({ pageParam, signal }: { pageParam: Cursor; signal: AbortSignal }) =>
    foundReports.listOwnFoundReports({ query: { cursor: pageParam } }, { signal }),
  initialPageParam: undefined,
  getNextPageParam: ({ cursor }): Cursor => cursor,
});
