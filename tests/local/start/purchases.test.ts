import { Amplify } from "aws-amplify";
import * as auth from "aws-amplify/auth";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Cloud } from "#local/cloud-server.ts";
import { withCloud } from "#tests/cloud.ts";

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
  const { userPoolId, userPoolClientId, userPoolEndpoint } = await (
    await fetch(`${cloud.url}/config.json`)
  ).json();
  Amplify.configure({
    Auth: { Cognito: { userPoolId, userPoolClientId, userPoolEndpoint, loginWith: { email: true } } },
  });
  await signIn();
});
afterAll(() => cloud.close());
beforeEach(async () => {
  // The clock is moved in between, and tokens are short.
  token = (await auth.fetchAuthSession({ forceRefresh: true })).tokens!.accessToken.toString();
  await stripe("webhooks", { manner: "prompt" });
});

let serial = 0;
const call = async (method: string, path: string, body?: object, signedIn = true) => {
  serial += 1;
  const response = await fetch(`${cloud.url}/api${path}`, {
    method,
    headers: {
      ...(signedIn && { authorization: `Bearer ${token}` }),
      "content-type": "application/json",
      "idempotency-key": `0123456789abcdef${serial}`,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
};
const post = async (path: string, body: object = {}) => {
  const response = await fetch(`${cloud.url}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
};
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
    const mails: { subject: string; text: string }[] = await (
      await fetch(`${cloud.url}/_local/mail.json?to=${buyer}`)
    ).json();
    const found = mails.filter((mail) => subject.test(mail.subject) && mail.text.includes(words));
    expect(found).toHaveLength(1);
  }, patience);

describe("someone who buys points", () => {
  test("pays by card, gets points, a receipt and a mail, and can take it back", async () => {
    const before = await points();
    const { id, orderNumber, session } = await buy();
    await stripe("pay", { session, method: "card" });
    const paid = await becomes(id, "paid");
    expect(paid).toMatchObject({ method: "card", withdrawal: "possible", receiptNumber: expect.any(Number) });
    expect(await points()).toBe(before + 150);
    await mailAbout(/Kvitto/, orderNumber);
    const { share } = (await call("GET", `/purchase-receipts/${orderNumber}`)).body;
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

  test("pays with Swish, and waits for the bank", async () => {
    const before = await points();
    const { id, session } = await buy();
    await stripe("pay", { session, method: "swish" });
    await becomes(id, "processing");
    expect(await points()).toBe(before);
    await stripe("settle", { session, outcome: "succeeded" });
    expect(await becomes(id, "paid")).toMatchObject({ method: "swish" });
    expect(await points()).toBe(before + 150);
  });

  test("gets nothing where the bank says no", async () => {
    const before = await points();
    const { id, session } = await buy();
    await stripe("pay", { session, method: "klarna" });
    await stripe("settle", { session, outcome: "failed" });
    await becomes(id, "failed");
    expect(await points()).toBe(before);
  });

  test("goes back and gives up", async () => {
    const { id, session } = await buy();
    expect((await call("POST", `/purchases/${id}/cancellation`)).body.state).toBe("expired");
    expect((await stripe("pay", { session, method: "card" })).status).toBe(400);
  });
});

describe("what comes to the webhook", () => {
  const expectUnmoved = async (id: string, before: number) => {
    expect(await points()).toBe(before);
    expect((await call("GET", `/purchases`)).body.items[0]).toMatchObject({ id, state: "open" });
    // What was true all the time still counts.
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

  test("of another amount, another currency or an unknown payment is accepted and credits nothing", async () => {
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

  test.each(["twice", "reversed"])("%s counts once", async (manner) => {
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

  test("never is made up for by the page that waits, and by the clock", async () => {
    const before = await points();
    await stripe("webhooks", { manner: "held" });
    const [first, second] = [await buy(), await buy()];
    await stripe("pay", { session: first.session, method: "card" });
    await becomes(first.id, "paid");
    await stripe("pay", { session: second.session, method: "card" });
    await post("/_local/clock", { advanceSeconds: 3700 });
    // An hour away ends a sign-in.
    await auth.signOut();
    await signIn();
    token = (await auth.fetchAuthSession({ forceRefresh: true })).tokens!.accessToken.toString();
    const { schedules } = await (await fetch(`${cloud.url}/_local.json`)).json();
    const { name } = schedules.find((one: { name: string }) => /SettlePurchases/.test(one.name));
    await post(`/_local/schedules/${encodeURIComponent(name)}`);
    expect((await purchase(second.id)).state).toBe("paid");
    await stripe("deliver");
    expect(await points()).toBe(before + 300);
  });
});

test("the night's proof finds every krona with its points and its receipt, and no function has failed", async () => {
  const { schedules } = await (await fetch(`${cloud.url}/_local.json`)).json();
  const { name } = schedules.find((one: { name: string }) => /LedgerReconciliation/.test(one.name));
  const { body } = await post(`/_local/schedules/${encodeURIComponent(name)}`);
  expect(body.result).toMatchObject({ mismatches: 0, faults: 0 });
  expect(await failures()).toEqual([]);
});
