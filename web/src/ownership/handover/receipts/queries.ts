import { infiniteQueryOptions } from "@tanstack/react-query";
import { ownershipReceiptRoutes, type ReceiptGroup } from "#contract/ownership/ownership-receipts.ts";
import { createClient } from "#web/platform/api/client.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

const client = createClient(ownershipReceiptRoutes, { token: getAccessToken });

type Cursor = string | undefined;

export type Filter = { readonly q: string; readonly year: string };

export const receiptsQuery = (group: ReceiptGroup, { q, year }: Filter) =>
  infiniteQueryOptions({
    queryKey: queryKeys.transfers.receipts(group, q, year),
    queryFn: ({ pageParam, signal }: { pageParam: Cursor; signal: AbortSignal }) =>
      client.listReceipts({ query: { group, q, year: year || undefined, cursor: pageParam } }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ cursor }): Cursor => cursor,
  });
