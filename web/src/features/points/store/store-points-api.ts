import { queryOptions } from "@tanstack/react-query";
import { statementRoutes } from "#contract/points/statement.ts";
import { storePointsRoutes } from "#contract/points/store-points.ts";
import { createClient } from "#web/api/client.ts";
import { queryKeys } from "#web/api/query-keys.ts";
import { getAccessToken } from "#web/auth/session.ts";
import { askedReceipt, followedPurchase, listedPurchases } from "#web/features/points/points-api.ts";
import type { Shop } from "#web/features/points/purchases/shop.ts";

export const storePointsApi = createClient(
  { ...storePointsRoutes, ...statementRoutes },
  { token: getAccessToken },
);

/** What the store has, and whom its receipts are made out to. */
export const storePointsQuery = queryOptions({
  queryKey: queryKeys.points.store,
  queryFn: ({ signal }) => storePointsApi.getStorePoints({}, { signal }),
});

export const storeReceiptQuery = (orderNumber: string) =>
  askedReceipt(queryKeys.purchases.receiptOfStore(orderNumber), (signal) =>
    storePointsApi.getStorePurchaseReceipt({ params: { orderNumber } }, { signal }),
  );

export const storeShop: Shop = {
  of: "store",
  page: "/store-points",
  home: "/store-points",
  all: "/store-points",
  purchasesQuery: listedPurchases(queryKeys.purchases.ofStore, storePointsApi.listStorePurchases),
  purchaseQuery: (purchaseId) =>
    followedPurchase(queryKeys.purchases.oneOfStore(purchaseId), (signal) =>
      storePointsApi.getStorePurchase({ params: { purchaseId } }, { signal }),
    ),
  cancel: (purchaseId) => storePointsApi.cancelStorePurchase({ params: { purchaseId } }),
};
