import { pagedQuery } from "#web/platform/api/paged-query.ts";
import { queryOptions } from "@tanstack/react-query";
import { type Purchase, pointsRoutes } from "#contract/points/purchases.ts";
import { type PurchaseReceipt, purchaseReceiptRoutes } from "#contract/points/receipts.ts";
import { type QueryKey, queryKeys } from "#web/platform/api/query-keys.ts";
import { createClient } from "#web/platform/api/client.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";

export const pointsApi = createClient(
  { ...pointsRoutes, ...purchaseReceiptRoutes },
  { token: getAccessToken },
);

type Cursor = string | undefined;

/** Prices a package with a code. Fetched again for each code entered, because a code may run out. */
export const quoteQuery = (packageId: string, code: string) =>
  queryOptions({
    queryKey: queryKeys.pointsPackages.quote(packageId, code),
    queryFn: ({ signal }) => pointsApi.quote({ params: { packageId }, query: { code } }, { signal }),
    refetchOnWindowFocus: false,
  });

type ListPurchases = (
  page: { query: { cursor: Cursor } },
  call: { signal: AbortSignal },
) => Promise<{ items: Purchase[]; cursor?: Cursor }>;

export const purchaseListOptions = (queryKey: QueryKey, list: ListPurchases) =>
  pagedQuery(queryKey, (cursor, signal) => list({ query: { cursor } }, { signal }));

export const purchasesQuery = purchaseListOptions(queryKeys.purchases.list, pointsApi.listPurchases);

/** True if the payment can still change. */
export const isUndecided = (purchase: Purchase | undefined): boolean =>
  purchase?.state === "open" || purchase?.state === "processing";

/** The first 30 polls take a minute, when most payments are made. Live events arrive as well. */
const pollMilliseconds = { first: 2000, later: 10_000 };
const fastPolls = 30;

export const purchaseOptions = (queryKey: QueryKey, ask: (signal: AbortSignal) => Promise<Purchase>) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }) => ask(signal),
    staleTime: 0,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      isUndecided(data) && (dataUpdateCount < fastPolls ? pollMilliseconds.first : pollMilliseconds.later),
  });

export const purchaseQuery = (purchaseId: string) =>
  purchaseOptions(queryKeys.purchases.one(purchaseId), (signal) =>
    pointsApi.getPurchase({ params: { purchaseId } }, { signal }),
  );

export const receiptOptions = (queryKey: QueryKey, ask: (signal: AbortSignal) => Promise<PurchaseReceipt>) =>
  queryOptions({ queryKey, queryFn: ({ signal }) => ask(signal) });

export const receiptQuery = (orderNumber: string, share: string | undefined) =>
  receiptOptions(queryKeys.purchases.receipt(orderNumber, share), (signal) =>
    share === undefined
      ? pointsApi.getPurchaseReceipt({ params: { orderNumber } }, { signal })
      : pointsApi.openPurchaseReceipt({ params: { orderNumber }, query: { share } }, { signal }),
  );
