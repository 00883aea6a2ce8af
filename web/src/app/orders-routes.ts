import type { Page } from "./page.ts";

const requestPaths = ["/admin-store-requests", "/admin-business-requests"] as const;

/** Where administrators answer companies, bring orders on their way and make the codes for them. */
export const ordersPages: readonly Page[] = [
  {
    path: "/admin-orders",
    access: ["admin"],
    chrome: "app",
    texts: ["adminOrders", "orders"],
    load: async () => (await import("#web/features/orders/admin/AdminOrdersPage.tsx")).AdminOrdersPage,
  },
  ...requestPaths.map((path): Page => ({
    path,
    access: ["admin"],
    chrome: "app",
    texts: ["storeRequests"],
    load: async () => (await import("#web/features/store-applications/admin/RequestsPage.tsx")).RequestsPage,
  })),
  {
    path: "/admin-packing",
    access: ["admin"],
    chrome: "app",
    texts: ["adminOrders", "orders", "packing"],
    load: async () => (await import("#web/features/orders/admin/desk/PackingPage.tsx")).PackingPage,
  },
  {
    path: "/admin-qr-management",
    access: ["admin"],
    chrome: "app",
    texts: ["inventory"],
    load: async () => (await import("#web/features/inventory/QrManagementPage.tsx")).QrManagementPage,
  },
  {
    path: "/admin-inventory",
    access: ["admin"],
    chrome: "app",
    texts: ["inventory"],
    load: async () => (await import("#web/features/inventory/InventoryPage.tsx")).InventoryPage,
  },
];
