import { infiniteQueryOptions } from "@tanstack/react-query";
import { ownershipReceiptRoutes, type ReceiptGroup } from "#contract/ownership-receipts.ts";
import { createClient } from "#web/api/client.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { getAccessToken } from "#web/auth/session.ts";

const client = createClient(ownershipReceiptRoutes, { token: getAccessToken });

type Cursor = string | undefined;

/** What of the receipts is shown. */
export type Filter = { readonly q: string; readonly year: string };

export const receiptsQuery = (group: ReceiptGroup, { q, year }: Filter) =>
  infiniteQueryOptions({
    queryKey: queryKeys.transfers.receipts(group, q, year),
    queryFn: ({ pageParam, signal }: { pageParam: Cursor; signal: AbortSignal }) =>
      client.listReceipts({ query: { group, q, year: year || undefined, cursor: pageParam } }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ cursor }): Cursor => cursor,
  });
