import type { Page } from "./page.ts";

const receipt: Omit<Page, "path"> = {
  access: "public",
  chrome: "public",
  texts: ["purchases"],
  load: async () =>
    (await import("#web/points/purchases/purchases/receipt/OrderReceiptPage.tsx")).OrderReceiptPage,
};

export const pointsPages: readonly Page[] = [
  {
    path: "/order",
    access: "public",
    chrome: "public",
    texts: ["order"],
    load: async () => (await import("#web/points/purchases/purchases/order/OrderPage.tsx")).OrderPage,
  },
  { ...receipt, path: "/order-receipt" },
  { ...receipt, path: "/order-receipt/:orderNumber" },
];
