import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { type Purchase, pointsRoutes } from "#contract/points/purchases.ts";
import { type PurchaseReceipt, purchaseReceiptRoutes } from "#contract/points/receipts.ts";
import { type QueryKey, queryKeys } from "#web/api/query-keys.ts";
import { createClient } from "#web/api/client.ts";
import { getAccessToken } from "#web/auth/session.ts";

export const pointsApi = createClient(
  { ...pointsRoutes, ...purchaseReceiptRoutes },
  { token: getAccessToken },
);

type Cursor = string | undefined;

/** What a package costs with a code; asked again whenever a code is entered, because it may run out. */
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

/** Purchases, newest first. */
export const listedPurchases = (queryKey: QueryKey, list: ListPurchases) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }: { pageParam: Cursor; signal: AbortSignal }) =>
      list({ query: { cursor: pageParam } }, { signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ cursor }): Cursor => cursor,
  });

/** What one has bought. */
export const purchasesQuery = listedPurchases(queryKeys.purchases.list, pointsApi.listPurchases);

/** Whether the last word on a payment has yet to be said. */
export const isUndecided = (purchase: Purchase | undefined): boolean =>
  purchase?.state === "open" || purchase?.state === "processing";

/** In milliseconds. Asked for often at first, when most payments are made; events tell of it live as well. */
const pauses = { first: 2000, later: 10_000 };
const often = 30;

/** A purchase that is followed until the last word is said. */
export const followedPurchase = (queryKey: QueryKey, ask: (signal: AbortSignal) => Promise<Purchase>) =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }) => ask(signal),
    staleTime: 0,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      isUndecided(data) && (dataUpdateCount < often ? pauses.first : pauses.later),
  });

export const purchaseQuery = (purchaseId: string) =>
  followedPurchase(queryKeys.purchases.one(purchaseId), (signal) =>
    pointsApi.getPurchase({ params: { purchaseId } }, { signal }),
  );

export const askedReceipt = (queryKey: QueryKey, ask: (signal: AbortSignal) => Promise<PurchaseReceipt>) =>
  queryOptions({ queryKey, queryFn: ({ signal }) => ask(signal) });

/** A receipt by its order number: one's own, or by the link of the person who owns it. */
export const receiptQuery = (orderNumber: string, share: string | undefined) =>
  askedReceipt(queryKeys.purchases.receipt(orderNumber, share), (signal) =>
    share === undefined
      ? pointsApi.getPurchaseReceipt({ params: { orderNumber } }, { signal })
      : pointsApi.openPurchaseReceipt({ params: { orderNumber }, query: { share } }, { signal }),
  );
