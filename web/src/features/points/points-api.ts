import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { type Purchase, pointsRoutes } from "#contract/points/purchases.ts";
import { purchaseReceiptRoutes } from "#contract/points/receipts.ts";
import { queryKeys } from "#web/api/query-keys.ts";
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

/** What one has bought, newest first. */
export const purchasesQuery = infiniteQueryOptions({
  queryKey: queryKeys.purchases.list,
  queryFn: ({ pageParam, signal }: { pageParam: Cursor; signal: AbortSignal }) =>
    pointsApi.listPurchases({ query: { cursor: pageParam } }, { signal }),
  initialPageParam: undefined,
  getNextPageParam: ({ cursor }): Cursor => cursor,
});

/** Whether the last word on a payment has yet to be said. */
export const isUndecided = (purchase: Purchase | undefined): boolean =>
  purchase?.state === "open" || purchase?.state === "processing";

/** In milliseconds. Asked for often at first, when most payments are made; events tell of it live as well. */
const pauses = { first: 2000, later: 10_000 };
const often = 30;

export const purchaseQuery = (purchaseId: string) =>
  queryOptions({
    queryKey: queryKeys.purchases.one(purchaseId),
    queryFn: ({ signal }) => pointsApi.getPurchase({ params: { purchaseId } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      isUndecided(data) && (dataUpdateCount < often ? pauses.first : pauses.later),
  });

/** A receipt by its order number: one's own, or by the link of the person who owns it. */
export const receiptQuery = (orderNumber: string, share: string | undefined) =>
  queryOptions({
    queryKey: queryKeys.purchases.receipt(orderNumber, share),
    queryFn: ({ signal }) =>
      share === undefined
        ? pointsApi.getPurchaseReceipt({ params: { orderNumber } }, { signal })
        : pointsApi.openPurchaseReceipt({ params: { orderNumber }, query: { share } }, { signal }),
  });
