import { anna } from "#tests/web/app/shell.tsx";
import type { Purchase } from "#contract/points/purchases.ts";
import type { PurchaseReceipt } from "#contract/points/receipts.ts";
import { OrderPage } from "#web/points/purchases/purchases/order/OrderPage.tsx";
import { OrderReceiptPage } from "#web/points/purchases/purchases/receipt/OrderReceiptPage.tsx";
import { ReceiptsPage } from "#web/points/purchases/purchases/receipts/ReceiptsPage.tsx";
import { showPages } from "#tests/web/show-pages.tsx";
import { answerRoutes, json, type Routes } from "#tests/web/answer-calls.ts";

export const aMe = { ...anna, points: 60 };

export const aReceipt = (changes: Partial<Purchase> = {}): PurchaseReceipt => ({
  seller: {
    name: "Cykelregistret AB",
    organisationNumber: "556016-0680",
    vatNumber: "SE556016068001",
    address: "Storgatan 1, 111 22 Stockholm",
    email: "support@cykelregistret.example",
  },
  purchase: aPaidPurchase(changes),
  buyerName: "Anna Lindqvist",
  share: "s1gned",
});

export const purchaseId = `purchase_${"0".repeat(24)}`;
export const orderNumber = "CR-261120-A1B2C3";

export const aPurchase = (changes: Partial<Purchase> = {}): Purchase => ({
  id: purchaseId,
  orderNumber,
  packageId: "PLUS",
  price: 27_900,
  points: 300,
  bonusPoints: 0,
  vat: 5580,
  state: "open",
  createdAt: "2026-11-20T11:55:00.000Z",
  payAt: "https://pay.example/1",
  withdrawal: "not-paid",
  ...changes,
});

export const aPaidPurchase = (changes: Partial<Purchase> = {}): Purchase => {
  const { payAt: _, ...purchase } = aPurchase();
  return {
    ...purchase,
    state: "paid",
    paidAt: "2026-11-20T12:00:00.000Z",
    method: "swish",
    receiptNumber: 1042,
    withdrawableUntil: "2026-12-04T12:00:00.000Z",
    withdrawal: "possible",
    ...changes,
  };
};

export const packages = {
  items: [
    { id: "START", points: 150, price: 14_900 },
    { id: "PLUS", points: 300, price: 27_900 },
    { id: "FAMILJ", points: 600, price: 49_900 },
  ],
};

export const sent: { route: string; body: unknown; key: string | null }[] = [];
export const calls: string[] = [];

/** Answers by method and path without the query. */
export const serve = (api: Routes): void => {
  calls.length = 0;
  const routeOf = (call: string): string => {
    calls.push(call);
    return call.replace("/api", "").replace(/\?.*/, "");
  };
  answerRoutes({ "GET /me": [json(aMe)], ...api }, routeOf, sent);
};

export const prepare = (): void => {
  sessionStorage.clear();
  history.replaceState(null, "", "/order");
};

export const open = (address: string) => {
  const pages = [
    { path: "/order", Component: OrderPage },
    { path: "/receipts", Component: ReceiptsPage },
    { path: "/order-receipt", Component: OrderReceiptPage },
    { path: "/order-receipt/:orderNumber", Component: OrderReceiptPage },
    { path: "*", element: <h1>Elsewhere</h1> },
  ];
  return showPages(pages, address, { once: true });
};
