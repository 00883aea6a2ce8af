import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { vi } from "vitest";
import type { Purchase } from "#contract/points/purchases.ts";
import { aMe } from "#tests/web/features/points/a-me.ts";
import { createQueryClient } from "#web/api/queries.ts";
import { OrderPage } from "#web/features/points/purchases/order/OrderPage.tsx";
import { OrderReceiptPage } from "#web/features/points/purchases/receipt/OrderReceiptPage.tsx";
import { ReceiptsPage } from "#web/features/points/purchases/receipts/ReceiptsPage.tsx";

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

type Answer = () => Response | Promise<Response>;
/** The API by method and address without its query; a list is answered from its front, its last for ever. */
export type Api = Record<string, readonly Answer[]>;

/** What was sent, in order. */
export const sent: { route: string; body: unknown; key: string | null }[] = [];
/** Every address that was asked for. */
export const asked: string[] = [];

export const json = (value: unknown) => () => Response.json(value);

export const serve = (api: Api): void => {
  sent.length = 0;
  asked.length = 0;
  const all: Api = { "GET /me": [json(aMe)], ...api };
  const times = new Map<string, number>();
  vi.stubGlobal("fetch", async (address: string, request: RequestInit = {}) => {
    const route = `${request.method ?? "GET"} ${address.replace("/api", "").replace(/\?.*/, "")}`;
    asked.push(`${request.method ?? "GET"} ${address}`);
    const answers = all[route];
    if (!answers) throw new TypeError(`Nobody answers ${route}`);
    const place = times.get(route) ?? 0;
    times.set(route, place + 1);
    const body = typeof request.body === "string" ? JSON.parse(request.body) : undefined;
    if (!route.startsWith("GET"))
      sent.push({ route, body, key: new Headers(request.headers).get("idempotency-key") });
    const answer = answers[Math.min(place, answers.length - 1)];
    if (!answer) throw new TypeError(`Nothing answers ${route}`);
    return answer();
  });
};

/** What jsdom lacks of a page. */
export const prepare = (): void => {
  sessionStorage.clear();
  history.replaceState(null, "", "/order");
  vi.stubGlobal("scrollTo", () => undefined);
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
};

export const open = (address: string) => {
  const pages = [
    { path: "/order", Component: OrderPage },
    { path: "/receipts", Component: ReceiptsPage },
    { path: "/order-receipt", Component: OrderReceiptPage },
    { path: "/order-receipt/:orderNumber", Component: OrderReceiptPage },
    { path: "*", element: <h1>Elsewhere</h1> },
  ];
  const router = createMemoryRouter(pages, { initialEntries: [address] });
  const queries = createQueryClient();
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } });
  const view = render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { ...view, router, queries };
};
