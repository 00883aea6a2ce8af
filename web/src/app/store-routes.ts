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
    path: "/store-register-customer",
    access: ["store"],
    chrome: "app",
    texts: ["till"],
    load: async () => (await import("#web/features/sales/till/TillPage.tsx")).TillPage,
  },
  {
    path: "/store-bikes",
    access: ["store"],
    chrome: "app",
    texts: ["till", "storeBikes"],
    load: async () => (await import("#web/features/sales/bikes/StoreBikesPage.tsx")).StoreBikesPage,
  },
  {
    path: "/claim",
    access: "public",
    chrome: "public",
    texts: ["claim"],
    load: async () => (await import("#web/features/sales/claim/ClaimPage.tsx")).ClaimPage,
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
