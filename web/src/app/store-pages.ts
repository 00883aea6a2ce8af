/** Loaders of the stores' pages, kept out of everybody else's first bundle. */
export const storePages = {
  "/store-dashboard": async () =>
    (await import("#web/shops/stores/dashboard/StoreDashboardPage.tsx")).StoreDashboardPage,
  "/store-register-customer": async () => (await import("#web/shops/sales/till/TillPage.tsx")).TillPage,
  "/store-bikes": async () => (await import("#web/shops/sales/bikes/StoreBikesPage.tsx")).StoreBikesPage,
  "/store-inventory": async () =>
    (await import("#web/stickers/inventory/store/StoreInventoryPage.tsx")).StoreInventoryPage,
  "/store-search": async () => (await import("#web/bikes/search/store/StoreSearchPage.tsx")).StoreSearchPage,
  "/store-settings": async () => (await import("#web/app/StoreSettings.tsx")).StoreSettings,
  "/store-analytics": async () =>
    (await import("#web/shops/sales/analytics/StoreAnalyticsPage.tsx")).StoreAnalyticsPage,
  "/store-guide": async () => (await import("#web/shops/sales/guide/StoreGuidePage.tsx")).StoreGuidePage,
  "/store-receipts": async () =>
    (await import("#web/shops/sales/receipts/StoreReceiptsPage.tsx")).StoreReceiptsPage,
  "/store-receipts/:receiptNumber": async () =>
    (await import("#web/shops/sales/receipts/StoreReceiptPage.tsx")).StoreReceiptPage,
  "/store-import": async () => (await import("#web/shops/bike-imports/StoreImportPage.tsx")).StoreImportPage,
  "/store-points": async () =>
    (await import("#web/points/purchases/store/StorePointsPage.tsx")).StorePointsPage,
  "/store-points/statement": async () =>
    (await import("#web/points/purchases/store/statement/StatementPage.tsx")).StatementPage,
} as const;

export type StorePath = keyof typeof storePages;
