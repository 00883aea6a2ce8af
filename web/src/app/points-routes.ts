import type { Page } from "./page.ts";

const receipt: Omit<Page, "path"> = {
  access: "public",
  chrome: "public",
  texts: ["purchases"],
  load: async () =>
    (await import("#web/features/points/purchases/receipt/OrderReceiptPage.tsx")).OrderReceiptPage,
};

/** Buying points and what they were paid with, and what administrators set about them. */
export const pointsPages: readonly Page[] = [
  {
    path: "/order",
    access: "public",
    chrome: "public",
    texts: ["order"],
    load: async () => (await import("#web/features/points/purchases/order/OrderPage.tsx")).OrderPage,
  },
  { ...receipt, path: "/order-receipt" },
  { ...receipt, path: "/order-receipt/:orderNumber" },
];
