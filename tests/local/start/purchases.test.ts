import * as auth from "aws-amplify/auth";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Cloud } from "#local/cloud-server.ts";
import { withCloud } from "#tests/cloud.ts";
import { ask, mailsTo, runJob } from "#tests/local/ask.ts";
import { configure } from "#tests/local/sign-in.ts";

const patience = { interval: 50 };
const buyer = "malin@example.se";

let cloud: Cloud;
let token: string;
const signIn = async (): Promise<void> => {
  const { password } = cloud.accounts.find(({ email }) => email === buyer)!;
  await auth.signIn({ username: buyer, password });
};
beforeAll(async () => {
  cloud = await withCloud();
  await configure(cloud);
  await signIn();
});
afterAll(() => cloud.close());
beforeEach(async () => {
  // Tests move the clock past the life of a token.
  token = (await auth.fetchAuthSession({ forceRefresh: true })).tokens!.accessToken.toString();
  await stripe("webhooks", { manner: "prompt" });
});

const call = (method: string, path: string, body?: object, signedIn = true) =>
  ask(cloud, method, `/api${path}`, { as: signedIn ? token : undefined, body });
const post = (path: string, body: object = {}) => ask(cloud, "POST", path, { body });
const stripe = (action: string, body: object = {}) => post(`/_local/stripe/${action}`, body);

const points = async (): Promise<number> => (await call("GET", "/me/points")).body.points;
const purchase = async (id: string) => (await call("GET", `/purchases/${id}`)).body;
const becomes = (id: string, state: string) =>
  vi.waitFor(async () => {
    const now = await purchase(id);
    expect(now.state).toBe(state);
    return now;
  }, patience);

const buy = async () => {
  const { body } = await call("POST", "/purchases", { packageId: "START", price: 14_900, beginAtOnce: true });
  const { id, orderNumber, payAt } = body.purchase;
  return { id, orderNumber, session: payAt.slice(payAt.lastIndexOf("/") + 1) };
};
const eventOf = async (session: string, type: string): Promise<string> => {
  const { events } = await (await fetch(`${cloud.url}/_local/stripe.json`)).json();
  return events.find(
    (event: { type: string; object: { id: string } }) => event.type === type && event.object.id === session,
  ).id;
};
const failures = async () => (await (await fetch(`${cloud.url}/_local.json`)).json()).failures;

const mailAbout = (subject: RegExp, words: string) =>
  vi.waitFor(async () => {
    const mails = (await mailsTo(cloud, buyer)).filter(
      (mail) => subject.test(mail.subject) && mail.text.includes(words),
    );
    expect(mails).toHaveLength(1);
  }, patience);

describe("Someone who buys points", () => {
  test("pays by card, gets points, a receipt and a mail, and can withdraw", async () => {
    const before = await points();
    const { id, orderNumber, session } = await buy();
    await stripe("pay", { session, method: "card" });
    const paid = await becomes(id, "paid");
    expect(paid).toMatchObject({ method: "card", withdrawal: "possible", receiptNumber: expect.any(Number) });
    expect(await points()).toBe(before + 150);
    await mailAbout(/Kvitto/, orderNumber);
    const { share } = (await call("GET", `/purchases/${orderNumber}/receipt`)).body;
    const shared = await call(
      "GET",
      `/purchase-receipts/${orderNumber}/shared?share=${share}`,
      undefined,
      false,
    );
    expect(shared.body.purchase).toMatchObject({ orderNumber, vat: 2980 });
    expect((await call("POST", `/purchases/${id}/refund`)).body).toMatchObject({ state: "refunded" });
    expect(await points()).toBe(before);
    await mailAbout(/ångrat/, orderNumber);
  });
});

describe("A webhook event", () => {
  const expectUnmoved = async (id: string, before: number) => {
    expect(await points()).toBe(before);
    expect((await call("GET", `/purchases`)).body.items[0]).toMatchObject({ id, state: "open" });
    // The genuine event still counts.
    await stripe("deliver");
    await becomes(id, "paid");
    expect(await points()).toBe(before + 150);
  };

  test("with a wrong signature or an old timestamp is refused", async () => {
    const before = await points();
    await stripe("webhooks", { manner: "held" });
    const { id, session } = await buy();
    await stripe("pay", { session, method: "card" });
    const event = await eventOf(session, "checkout.session.completed");
    for (const as of ["forged", "old"]) {
      const { body } = await stripe("deliver", { event, as });
      expect([as, body.deliveries[0].status]).toEqual([as, 400]);
    }
    await expectUnmoved(id, before);
    expect((await post("/api/webhooks/payments", { id: "evt_1" })).status).toBe(400);
  });

  test("with another amount, currency or payment is accepted and credits nothing", async () => {
    const before = await points();
    await stripe("webhooks", { manner: "held" });
    const { id, session } = await buy();
    await stripe("pay", { session, method: "card" });
    const event = await eventOf(session, "checkout.session.completed");
    for (const as of ["other-amount", "other-currency", "unknown-session"]) {
      const { body } = await stripe("deliver", { event, as });
      expect([as, body.deliveries[0].status]).toEqual([as, 201]);
    }
    await expectUnmoved(id, before);
  });

  test.each(["twice", "reversed"])("that comes %s counts once", async (manner) => {
    const before = await points();
    await stripe("webhooks", { manner });
    const { id, session } = await buy();
    await stripe("pay", { session, method: "swish" });
    await stripe("settle", { session, outcome: "succeeded" });
    await becomes(id, "paid");
    await stripe("deliver", { event: await eventOf(session, "checkout.session.completed") });
    await stripe("deliver", { event: await eventOf(session, "checkout.session.async_payment_succeeded") });
    expect([await points(), (await purchase(id)).state]).toEqual([before + 150, "paid"]);
  });

  test("that never comes is replaced by the waiting page and the hourly job", async () => {
    const before = await points();
    await stripe("webhooks", { manner: "held" });
    const [first, second] = [await buy(), await buy()];
    await stripe("pay", { session: first.session, method: "card" });
    await becomes(first.id, "paid");
    await stripe("pay", { session: second.session, method: "card" });
    await post("/_local/clock", { advanceSeconds: 3700 });
    // The sign-in ends after an hour.
    await auth.signOut();
    await signIn();
    token = (await auth.fetchAuthSession({ forceRefresh: true })).tokens!.accessToken.toString();
    await runJob(cloud, /SettlePurchases/);
    expect((await purchase(second.id)).state).toBe("paid");
    await stripe("deliver");
    expect(await points()).toBe(before + 300);
  });
});

test("The nightly reconciliation finds every payment with its points and receipt, and no function has failed", async () => {
  expect(await runJob(cloud, /LedgerReconciliation/)).toMatchObject({ mismatches: 0, faults: 0 });
  expect(await failures()).toEqual([]);
});
