import type { Page } from "./page.ts";

/** The pages of stores. */
export const storeRoutes: readonly Page[] = [
  {
    path: "/store-inventory",
    access: ["store"],
    chrome: "app",
    texts: ["inventory", "orders", "storeInventory"],
    load: async () =>
      (await import("#web/features/inventory/store/StoreInventoryPage.tsx")).StoreInventoryPage,
  },
];
