import type { Page } from "./page.ts";

/** The pages of stores, and those about them. */
export const storeRoutes: readonly Page[] = [
  {
    path: "/store-dashboard",
    access: ["store"],
    chrome: "app",
    texts: ["inventory", "orders", "storeDashboard"],
    load: async () =>
      (await import("#web/features/stores/dashboard/StoreDashboardPage.tsx")).StoreDashboardPage,
  },
  {
    path: "/store-inventory",
    access: ["store"],
    chrome: "app",
    texts: ["inventory", "orders", "storeInventory"],
    load: async () =>
      (await import("#web/features/inventory/store/StoreInventoryPage.tsx")).StoreInventoryPage,
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
