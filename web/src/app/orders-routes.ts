import type { Page } from "./page.ts";

/** Where administrators answer companies and bring orders on their way. */
export const ordersPages: readonly Page[] = [
  {
    path: "/admin-orders",
    access: ["admin"],
    chrome: "app",
    texts: ["adminOrders", "orders"],
    load: async () => (await import("#web/features/orders/admin/AdminOrdersPage.tsx")).AdminOrdersPage,
  },
  {
    path: "/admin-store-requests",
    access: ["admin"],
    chrome: "app",
    texts: ["storeRequests"],
    load: async () =>
      (await import("#web/features/store-applications/admin/RequestsPage.tsx")).StoreRequestsPage,
  },
  {
    path: "/admin-business-requests",
    access: ["admin"],
    chrome: "app",
    texts: ["storeRequests"],
    load: async () =>
      (await import("#web/features/store-applications/admin/RequestsPage.tsx")).BusinessRequestsPage,
  },
  {
    path: "/admin-packing",
    access: ["admin"],
    chrome: "app",
    texts: ["adminOrders", "orders", "packing"],
    load: async () => (await import("#web/features/orders/admin/desk/PackingPage.tsx")).PackingPage,
  },
];
