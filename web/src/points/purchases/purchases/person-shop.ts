import { pointsApi, purchaseQuery, purchasesQuery } from "#web/points/purchases/points-api.ts";
import type { Shop } from "./shop.ts";

export const personShop: Shop = {
  of: "person",
  page: "/order",
  home: "/my-bikes",
  all: "/receipts?tab=purchases",
  purchasesQuery,
  purchaseQuery,
  cancel: (purchaseId) => pointsApi.cancelPurchase({ params: { purchaseId } }),
};
