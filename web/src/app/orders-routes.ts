import type { Page } from "./page.ts";

/** Where administrators bring orders on their way. */
export const ordersPages: readonly Page[] = [
  {
    path: "/admin-orders",
    access: ["admin"],
    chrome: "app",
    texts: ["adminOrders", "orders"],
    load: async () => (await import("#web/features/orders/admin/AdminOrdersPage.tsx")).AdminOrdersPage,
  },
];
