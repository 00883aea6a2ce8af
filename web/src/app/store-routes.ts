import type { Area } from "#web/i18n/resources.ts";
import type { Page } from "./page.ts";
import type { StorePath } from "./store-pages.ts";

const page = (path: StorePath, ...texts: readonly Area[]): Page => ({
  path,
  access: ["store"],
  chrome: "app",
  texts,
  load: async () => (await import("./store-pages.ts")).storePages[path](),
});

/** The pages of stores, and those about them. */
export const storeRoutes: readonly Page[] = [
  page("/store-dashboard", "inventory", "orders", "storeDashboard"),
  page("/store-register-customer", "till"),
  page("/store-bikes", "till", "storeBikes"),
  page("/store-inventory", "inventory", "orders", "storeInventory"),
  page("/store-search", "bikeCard", "search"),
  {
    ...page(
      "/store-settings",
      "accounts",
      "camera",
      "closing",
      "eid",
      "idCard",
      "pictures",
      "settings",
      "staff",
      "storeLog",
      "storeSettings",
    ),
    elsewhere: "/settings",
  },
  {
    path: "/store-analytics",
    access: ["store"],
    chrome: "app",
    texts: ["storeAnalytics"],
    load: async () =>
      (await import("#web/features/sales/analytics/StoreAnalyticsPage.tsx")).StoreAnalyticsPage,
  },
  {
    path: "/store-guide",
    access: ["store"],
    chrome: "app",
    texts: ["storeGuide", "till"],
    load: async () => (await import("#web/features/sales/guide/StoreGuidePage.tsx")).StoreGuidePage,
  },
  {
    path: "/store-receipts",
    access: ["store"],
    chrome: "app",
    texts: ["storeReceipts"],
    load: async () => (await import("#web/features/sales/receipts/StoreReceiptsPage.tsx")).StoreReceiptsPage,
  },
  {
    path: "/store-receipts/:number",
    access: ["store"],
    chrome: "app",
    texts: ["storeReceipts"],
    load: async () => (await import("#web/features/sales/receipts/StoreReceiptPage.tsx")).StoreReceiptPage,
  },
  {
    path: "/my-bikes/:bikeId/store-receipt",
    access: ["customer"],
    chrome: "app",
    texts: ["storeReceipts"],
    load: async () => (await import("#web/features/sales/receipts/BikeReceiptPage.tsx")).BikeReceiptPage,
  },
  {
    path: "/store-import",
    access: ["store"],
    chrome: "app",
    texts: ["storeImport"],
    load: async () => (await import("#web/features/bike-imports/StoreImportPage.tsx")).StoreImportPage,
  },
  {
    path: "/store-points",
    access: ["store"],
    chrome: "app",
    texts: ["order", "purchases", "storePoints"],
    load: async () => (await import("#web/features/points/store/StorePointsPage.tsx")).StorePointsPage,
  },
  {
    path: "/store-points/statement",
    access: ["store"],
    chrome: "app",
    texts: ["statement"],
    load: async () => (await import("#web/features/points/store/statement/StatementPage.tsx")).StatementPage,
  },
  {
    path: "/claim",
    access: "public",
    chrome: "public",
    texts: ["claim"],
    load: async () => (await import("#web/features/sales/claim/ClaimPage.tsx")).ClaimPage,
  },
  {
    path: "/partners",
    access: "public",
    chrome: "public",
    texts: ["partners"],
    load: async () => (await import("#web/features/partners/PartnersPage.tsx")).PartnersPage,
  },
  {
    path: "/partners/:partnerId",
    access: "public",
    chrome: "public",
    texts: ["partners"],
    load: async () => (await import("#web/features/partners/PartnerPage.tsx")).PartnerPage,
  },
];
