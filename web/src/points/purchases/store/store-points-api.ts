import { queryOptions } from "@tanstack/react-query";
import { statementRoutes } from "#contract/points/statement.ts";
import { storePointsRoutes } from "#contract/points/store-points.ts";
import { createClient } from "#web/platform/api/client.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { getAccessToken } from "#web/platform/auth/session.ts";
import { receiptOptions, purchaseOptions, purchaseListOptions } from "#web/points/purchases/points-api.ts";
import type { Shop } from "#web/points/purchases/purchases/shop.ts";

export const storePointsApi = createClient(
  { ...storePointsRoutes, ...statementRoutes },
  { token: getAccessToken },
);

export const storePointsQuery = queryOptions({
  queryKey: queryKeys.points.store,
  queryFn: ({ signal }) => storePointsApi.getStorePoints({}, { signal }),
});

export const storeReceiptQuery = (orderNumber: string) =>
  receiptOptions(queryKeys.purchases.receiptOfStore(orderNumber), (signal) =>
    storePointsApi.getStorePurchaseReceipt({ params: { orderNumber } }, { signal }),
  );

export const storeShop: Shop = {
  of: "store",
  page: "/store-points",
  home: "/store-points",
  all: "/store-points",
  purchasesQuery: purchaseListOptions(queryKeys.purchases.ofStore, storePointsApi.listStorePurchases),
  purchaseQuery: (purchaseId) =>
    purchaseOptions(queryKeys.purchases.oneOfStore(purchaseId), (signal) =>
      storePointsApi.getStorePurchase({ params: { purchaseId } }, { signal }),
    ),
  cancel: (purchaseId) => storePointsApi.cancelStorePurchase({ params: { purchaseId } }),
};
