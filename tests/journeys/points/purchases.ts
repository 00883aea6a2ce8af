import { type APIRequestContext, type Page, expect } from "@playwright/test";
import * as z from "zod";

const Begun = z.object({
  purchase: z.object({ id: z.string(), orderNumber: z.string(), payAt: z.string() }),
});

const sessionIn = (address: string): string => new URL(address).pathname.split("/").at(-1) ?? "";

/** The id of the payment on a payment page. */
export const paymentOn = (page: Page): string => sessionIn(page.url());

/** Makes the simulated bank decide a payment. */
export const settle = async (
  request: APIRequestContext,
  session: string,
  outcome: "succeeded" | "failed",
): Promise<void> => {
  const response = await request.post("/_local/stripe/settle", { data: { session, outcome } });
  expect(response.status(), await response.text()).toBe(200);
};

/** Buys and pays without a browser, and returns the order number. */
export const buyPoints = async (
  request: APIRequestContext,
  headers: Readonly<Record<string, string>>,
): Promise<string> => {
  const begun = await request.post("/api/purchases", {
    headers: { ...headers, "idempotency-key": crypto.randomUUID() },
    data: { packageId: "START", price: 14_900, beginAtOnce: true },
  });
  const { purchase } = Begun.parse(await begun.json());
  const data = { session: sessionIn(purchase.payAt), method: "card" };
  expect((await request.post("/_local/stripe/pay", { data })).status()).toBe(200);
  const state = async () =>
    (await (await request.get(`/api/purchases/${purchase.id}`, { headers })).json()).state;
  await expect.poll(state).toBe("paid");
  return purchase.orderNumber;
};
