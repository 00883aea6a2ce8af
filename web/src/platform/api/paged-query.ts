import { infiniteQueryOptions, type QueryKey } from "@tanstack/react-query";

type Cursor = string | undefined;

/** Options of a list that the API returns page by page. */
export const pagedQuery = <Page extends { readonly cursor?: Cursor }>(
  queryKey: QueryKey,
  fetchPage: (cursor: Cursor, signal: AbortSignal) => Promise<Page>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }: { pageParam: Cursor; signal: AbortSignal }) =>
      fetchPage(pageParam, signal),
    initialPageParam: undefined,
    getNextPageParam: ({ cursor }: Page): Cursor => cursor,
  });
