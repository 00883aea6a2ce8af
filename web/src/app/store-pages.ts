/** How the pages of stores are fetched, by their addresses. It is fetched with the first of them, so that nobody else's first page carries their names. */
export const storePages = {
  "/store-dashboard": async () =>
    (await import("#web/features/stores/dashboard/StoreDashboardPage.tsx")).StoreDashboardPage,
  "/store-register-customer": async () => (await import("#web/features/sales/till/TillPage.tsx")).TillPage,
  "/store-bikes": async () => (await import("#web/features/sales/bikes/StoreBikesPage.tsx")).StoreBikesPage,
  "/store-inventory": async () =>
    (await import("#web/features/inventory/store/StoreInventoryPage.tsx")).StoreInventoryPage,
  "/store-search": async () =>
    (await import("#web/features/search/store/StoreSearchPage.tsx")).StoreSearchPage,
  "/store-settings": async () => (await import("#web/app/StoreSettings.tsx")).StoreSettings,
  "/store-analytics": async () =>
    (await import("#web/features/sales/analytics/StoreAnalyticsPage.tsx")).StoreAnalyticsPage,
  "/store-guide": async () => (await import("#web/features/sales/guide/StoreGuidePage.tsx")).StoreGuidePage,
  "/store-receipts": async () =>
    (await import("#web/features/sales/receipts/StoreReceiptsPage.tsx")).StoreReceiptsPage,
  "/store-receipts/:receiptNumber": async () =>
    (await import("#web/features/sales/receipts/StoreReceiptPage.tsx")).StoreReceiptPage,
  "/store-import": async () =>
    (await import("#web/features/bike-imports/StoreImportPage.tsx")).StoreImportPage,
  "/store-points": async () =>
    (await import("#web/features/points/store/StorePointsPage.tsx")).StorePointsPage,
  "/store-points/statement": async () =>
    (await import("#web/features/points/store/statement/StatementPage.tsx")).StatementPage,
} as const;

export type StorePath = keyof typeof storePages;
