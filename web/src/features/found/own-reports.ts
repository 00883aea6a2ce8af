import { infiniteQueryOptions } from "@tanstack/react-query";
import { foundReports } from "#web/auth/found/found-api.ts";

type Cursor = string | undefined;

/** What one has reported found, newest first. */
export const ownReports = infiniteQueryOptions({
  queryKey: ["found-reports", "own"],
  queryFn: ({ pageParam, signal }: { pageParam: Cursor; signal: AbortSignal }) =>
    foundReports.listOwnFoundReports({ query: { cursor: pageParam } }, { signal }),
  initialPageParam: undefined,
  getNextPageParam: ({ cursor }): Cursor => cursor,
});
