import type { Area } from "#web/platform/i18n/resources.ts";
import type { Page } from "./page.ts";
import type { StorePath } from "./store-pages.ts";

const page = (path: StorePath, ...texts: readonly Area[]): Page => ({
  path,
  access: ["store"],
  chrome: "app",
  texts,
  load: async () => (await import("./store-pages.ts")).storePages[path](),
});

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
      "apiKeys",
      "camera",
      "closing",
      "consents",
      "idCard",
      "pictures",
      "settings",
      "staff",
      "storeLog",
      "storeSettings",
    ),
    elsewhere: "/settings",
  },
  page("/store-analytics", "storeAnalytics"),
  page("/store-guide", "storeGuide", "till"),
  page("/store-receipts", "storeReceipts"),
  page("/store-receipts/:receiptNumber", "storeReceipts"),
  page("/store-import", "storeImport"),
  page("/store-points", "order", "purchases", "storePoints"),
  page("/store-points/statement", "statement"),
  {
    path: "/claim",
    access: "public",
    chrome: "public",
    texts: ["claim"],
    load: async () => (await import("#web/shops/sales/claim/ClaimPage.tsx")).ClaimPage,
  },
  {
    path: "/for-shops",
    access: "public",
    chrome: "public",
    texts: ["forShops"],
    load: async () => (await import("#web/shops/for-shops/ForShopsPage.tsx")).ForShopsPage,
  },
  {
    path: "/partners",
    access: "public",
    chrome: "public",
    texts: ["partners"],
    load: async () => (await import("#web/shops/partners/PartnersPage.tsx")).PartnersPage,
  },
  {
    path: "/partners/:partnerId",
    access: "public",
    chrome: "public",
    texts: ["partners"],
    load: async () => (await import("#web/shops/partners/PartnerPage.tsx")).PartnerPage,
  },
];
