import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readPaymentEvent } from "#lambdas/points/purchases/payment-events.ts";
import { stripePayments } from "#lambdas/points/purchases/stripe-payments.ts";
import { aRequest, aStripe } from "./a-stripe.ts";

const patience = { interval: 20 };
let stripe: Awaited<ReturnType<typeof aStripe>>;
beforeEach(async () => {
  stripe = await aStripe();
});
afterEach(() => stripe.close());

const opened = async (over: object = {}) => {
  const { sessionId } = await stripe.payments.open(aRequest(over));
  return sessionId;
};
const typesHeard = () => stripe.heard.map(({ type }) => type);

describe("The payment client", () => {
  it("opens one page for a purchase, however often it asks", async () => {
    const first = await stripe.payments.open(aRequest());
    expect(first.payAt).toContain(`/_local/stripe/checkout/${first.sessionId}`);
    expect(await stripe.payments.open(aRequest())).toEqual(first);
    await expect(stripe.payments.open(aRequest({ price: 15_000 }))).rejects.toMatchObject({
      failure: "down",
      message: expect.stringContaining("StripeIdempotencyError"),
    });
  });

  it("reads the state of a payment", async () => {
    const session = await opened();
    expect(await stripe.payments.ask(session)).toMatchObject({
      purchaseId: "purchase_01",
      state: "open",
      amount: 14_900,
      currency: "sek",
    });
    await stripe.play("pay", { session, method: "card" });
    expect(await stripe.payments.ask(session)).toMatchObject({ state: "paid", method: "card" });
  });

  it("waits for the bank after a payment with Swish or Klarna", async () => {
    const session = await opened();
    await stripe.play("pay", { session, method: "swish" });
    expect(await stripe.payments.ask(session)).toMatchObject({ state: "processing" });
    await stripe.play("settle", { session, outcome: "failed" });
    expect(await stripe.payments.ask(session)).toMatchObject({ state: "failed" });
    await expect
      .poll(typesHeard, patience)
      .toEqual(["checkout.session.completed", "checkout.session.async_payment_failed"]);
  });

  it("expires an unpaid page but no paid one", async () => {
    const [left, paid] = [await opened(), await opened({ purchaseId: "purchase_02" })];
    await stripe.payments.end(left);
    expect(await stripe.payments.ask(left)).toMatchObject({ state: "expired" });
    expect((await stripe.play("pay", { session: left, method: "card" })).status).toBe(400);
    await stripe.play("pay", { session: paid, method: "card" });
    await expect(stripe.payments.end(paid)).rejects.toMatchObject({ failure: "refused" });
  });

  it("finds an expired page after its time", async () => {
    const session = await opened();
    stripe.pass(3_600_001);
    expect(await stripe.payments.ask(session)).toMatchObject({ state: "expired" });
    await expect.poll(typesHeard, patience).toEqual(["checkout.session.expired"]);
  });

  it("refunds a payment once", async () => {
    const session = await opened();
    await stripe.play("pay", { session, method: "card" });
    const { paymentId = "" } = await stripe.payments.ask(session);
    const refund = { purchaseId: "purchase_01", paymentId, attempt: 1 };
    await stripe.payments.refund(refund);
    await stripe.payments.refund(refund);
    // Stripe has forgotten the first idempotency key by now.
    await stripe.payments.refund({ ...refund, attempt: 2 });
    await expect
      .poll(typesHeard, patience)
      .toEqual(["charge.succeeded", "checkout.session.completed", "refund.created", "charge.refunded"]);
  });

  it("reports refunds of a part and disputes as its events are read", async () => {
    const session = await opened();
    await stripe.play("pay", { session, method: "card" });
    const { paymentId } = await stripe.payments.ask(session);
    await stripe.play("refund", { session, amount: 4000 });
    await stripe.play("dispute", { session, amount: 10_900 });
    await stripe.play("dispute-status", { session, status: "under_review" });
    await stripe.play("dispute-status", { session, status: "won" });
    const summary = (await (await fetch(`${stripe.url}.json`)).json()) as {
      events: { id: string; type: string; createdAt: number; object: object }[];
    };
    const read = summary.events.flatMap(({ id, type, createdAt, object }) => {
      const event = { id, type, created: Math.floor(createdAt / 1000), data: { object } };
      const { reversal } = readPaymentEvent(event);
      return reversal ? [reversal] : [];
    });
    expect(read.every((reversal) => reversal.paymentId === paymentId)).toBe(true);
    expect(read.map(({ kind, status, amount, dueBy }) => [kind, status, amount, dueBy])).toEqual([
      ["refund", "succeeded", 4000, undefined],
      ...["needs_response", "needs_response", "under_review", "won", "won"].map((status) => [
        "dispute",
        status,
        10_900,
        "2026-11-29T12:00:00.000Z",
      ]),
    ]);
    const whole = await stripe.play("refund", { session });
    const twice = await stripe.play("refund", { session });
    expect([whole.status, twice.status]).toEqual([200, 400]);
  });

  it("tells a refusal from an outage", async () => {
    const session = await opened();
    await stripe.play("pay", { session, method: "card" });
    const { paymentId = "" } = await stripe.payments.ask(session);
    const refund = { purchaseId: "purchase_01", paymentId, attempt: 1 };
    await stripe.play("conduct", { down: true });
    await expect(stripe.payments.refund(refund)).rejects.toMatchObject({ failure: "down" });
    await expect(stripe.payments.open(aRequest())).rejects.toMatchObject({ failure: "down" });
    await stripe.play("conduct", { down: false, refunds: "refused" });
    await expect(stripe.payments.refund(refund)).rejects.toMatchObject({ failure: "refused" });
    const stranger = stripePayments({ url: stripe.url, apiKey: "sk_other" });
    await expect(stranger.ask(session)).rejects.toMatchObject({ failure: "down" });
  });

  it("gets an error for unknown parameters", async () => {
    const answer = await fetch(`${stripe.url}/v1/checkout/sessions`, {
      method: "POST",
      headers: { authorization: "Bearer sk_test_key", "content-type": "application/x-www-form-urlencoded" },
      body: "mode=payment&line_itmes[0][quantity]=1",
    });
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { error: { type: "invalid_request_error" } },
    ]);
  });
});

describe("A webhook event", () => {
  const paid = async () => {
    const session = await opened();
    await stripe.play("pay", { session, method: "card" });
  };

  it("is signed and comes in order", async () => {
    await paid();
    await expect.poll(typesHeard, patience).toEqual(["charge.succeeded", "checkout.session.completed"]);
    expect(stripe.heard.every(({ verified }) => verified)).toBe(true);
  });

  it("is repeated until it is accepted", async () => {
    stripe.answers.push(500, 503);
    await paid();
    await vi.waitFor(() => expect(stripe.heard).toHaveLength(4), patience);
    const state = await (await fetch(`${stripe.url}.json`)).json();
    expect(state.events.map((event: { state: string; attempts: number }) => event.state)).toEqual([
      "delivered",
      "delivered",
    ]);
  });

  it.each([
    [
      "twice",
      ["charge.succeeded", "charge.succeeded", "checkout.session.completed", "checkout.session.completed"],
    ],
    ["reversed", ["checkout.session.completed", "charge.succeeded"]],
  ])("can come %s", async (manner, wanted) => {
    await stripe.play("webhooks", { manner });
    await paid();
    await expect.poll(typesHeard, patience).toEqual(wanted);
  });

  it("can be held back and sent on request", async () => {
    await stripe.play("webhooks", { manner: "held" });
    await paid();
    expect(stripe.heard).toEqual([]);
    const { body } = await stripe.play("deliver", { order: "reversed" });
    expect(body.deliveries).toMatchObject([
      { type: "checkout.session.completed", status: 200 },
      { type: "charge.succeeded", status: 200 },
    ]);
    const { event } = body.deliveries[0];
    expect((await stripe.play("deliver", { event })).body.deliveries).toHaveLength(1);
    expect(stripe.heard).toHaveLength(3);
  });

  it("can be sent as an attacker would send it", async () => {
    await paid();
    await expect.poll(typesHeard, patience).toEqual(["charge.succeeded", "checkout.session.completed"]);
    const { id: event } = stripe.heard[1]!;
    for (const as of ["forged", "old", "other-amount"]) await stripe.play("deliver", { event, as });
    expect(stripe.heard.slice(2).map(({ verified }) => verified)).toEqual([false, false, true]);
  });

  it("survives a restart", async () => {
    await stripe.play("webhooks", { manner: "held" });
    const session = await opened();
    await stripe.play("pay", { session, method: "card" });
    await stripe.stop();
    stripe.start();
    await expect.poll(typesHeard, patience).toEqual(["charge.succeeded", "checkout.session.completed"]);
    expect(await stripe.payments.ask(session)).toMatchObject({ state: "paid" });
    expect((await stripe.payments.open(aRequest())).sessionId).toBe(session);
  });
});

describe("The payment page", () => {
  const post = (action: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(`${stripe.url}/${action}`, {
      method: "POST",
      redirect: "manual",
      headers,
      body: new URLSearchParams(fields),
    });

  it("shows the amount and leads back to the shop", async () => {
    const session = await opened();
    const page = await (await fetch(`${stripe.url}/checkout/${session}`)).text();
    expect(page).toMatch(/149,00\skr/);
    expect(page).toContain("150 poäng");
    const declined = await post("decline", { session });
    expect(await declined.text()).toContain("Kortet nekades");
    const paid = await post("pay", { session, method: "card" });
    expect([paid.status, paid.headers.get("location")]).toEqual([
      303,
      "https://site.example/order?purchase=purchase_01",
    ]);
    expect(await (await fetch(`${stripe.url}/checkout/${session}`)).text()).toContain("är gjord");
  });

  it("lets the bank answer after a moment", async () => {
    const session = await opened();
    await post("pay", { session, method: "swish", outcome: "succeeded" });
    await expect
      .poll(typesHeard, patience)
      .toEqual([
        "checkout.session.completed",
        "charge.succeeded",
        "checkout.session.async_payment_succeeded",
      ]);
  });

  it("refuses requests from other sites", async () => {
    const session = await opened();
    const refused = await post("pay", { session, method: "card" }, { origin: "https://elsewhere.example" });
    expect(refused.status).toBe(403);
    expect((await fetch(`${stripe.url}/checkout/cs_test_none`)).status).toBe(404);
    expect(await stripe.payments.ask(session)).toMatchObject({ state: "open" });
  });
});
