import * as auth from "aws-amplify/auth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Cloud } from "#local/cloud-server.ts";
import { withCloud } from "#tests/cloud.ts";
import { ask } from "#tests/local/ask.ts";
import { configure } from "#tests/local/sign-in.ts";
import { authenticatorCode, failure } from "#tests/local/aws/cognito/harness.ts";

let cloud: Cloud;
beforeAll(async () => {
  cloud = await withCloud();
  await configure(cloud);
});
afterAll(() => cloud.close());

const post = (path: string, body: unknown, token?: string) => ask(cloud, "POST", path, { as: token, body });

const tokens = async (forceRefresh = false) => {
  const { tokens: found } = await auth.fetchAuthSession({ forceRefresh });
  return { access: found!.accessToken, id: found!.idToken! };
};

const me = async () => {
  const token = (await tokens()).access.toString();
  return (await ask(cloud, "GET", "/api/me", { as: token })).body;
};

const signIn = async (email: string) => {
  await auth.signOut();
  const { password } = cloud.accounts.find((account) => account.email === email)!;
  return auth.signIn({ username: email, password });
};

/** Signs in as the web app does after a completed order. */
const signInByTicket = async ({ username, ticket }: { username: string; ticket: string }) => {
  await auth.signOut();
  await auth.signIn({ username, options: { authFlowType: "CUSTOM_WITHOUT_SRP" } });
  const options = { clientMetadata: { ticket } };
  return auth.confirmSignIn({ challengeResponse: ticket, options });
};

const complete = async (order: { orderId: string; secret: string; qr: string }, person: string) => {
  await post("/_local/bankid/approve", { code: order.qr, person });
  return post(`/api/eid/orders/${order.orderId}/collection`, { secret: order.secret });
};

describe("An eID", () => {
  test("makes an account and signs in with its ticket, once", async () => {
    const order = await post("/api/eid/registrations", { way: "other-device", language: "sv" });
    const { orderId, secret } = order.body;
    const name = "Märta Öström Åkerblad";
    expect((await complete(order.body, "marta")).body).toEqual({ state: "identified", name });
    const documents = { terms: 1, privacy: 1 };
    const account = {
      secret,
      email: "marta@example.se",
      phone: "+46701112233",
      language: "sv",
      documents,
    };
    const { body } = await post(`/api/eid/orders/${orderId}/account`, account);
    expect(body).toMatchObject({ state: "complete" });
    expect((await signInByTicket(body.signIn)).isSignedIn).toBe(true);
    expect(await me()).toMatchObject({
      fullName: name,
      identityLevel: 2,
      hasPassword: false,
    });
    const again = await failure(signInByTicket(body.signIn));
    expect(again.name).toBe("NotAuthorizedException");
    const mails = async () => (await fetch(`${cloud.url}/_local/mail.json?to=marta@example.se`)).json();
    await expect
      .poll(mails)
      .toContainEqual(expect.objectContaining({ kind: "mail", text: expect.stringMatching(/\b\d{6}\b/) }));
  });

  test("signs a seeded inhabitant in", async () => {
    const order = await post("/api/eid/sign-ins", { way: "other-device" });
    const { body } = await complete(order.body, "erik");
    await signInByTicket(body.signIn);
    expect(await me()).toMatchObject({ email: "erik@example.se", identityLevel: 2 });
  });

  test("proves the identity of someone who has only typed a number", async () => {
    await signIn("malin@example.se");
    expect(await me()).toMatchObject({ identityLevel: 1 });
    const order = await post(
      "/api/eid/verifications",
      { way: "other-device" },
      (await tokens()).access.toString(),
    );
    expect((await complete(order.body, "malin")).body).toEqual({ state: "complete" });
    expect(await me()).toMatchObject({ identityLevel: 2, nameProved: true });
  });
});

test("The tokens of a store name it at sign-in and renewal, and its people cannot change that", async () => {
  await signIn("butik@example.se");
  for (const renewed of [false, true]) {
    const { access, id } = await tokens(renewed);
    for (const token of [access, id]) expect(token.payload["storeId"]).toBe("store_vadstena");
    expect(id.payload).not.toHaveProperty("custom:storeId");
  }
  const change = auth.updateUserAttributes({ userAttributes: { "custom:storeId": "store_other" } });
  expect((await failure(change)).name).toBe("ForbiddenException");
});

test("An administrator gets the role with a second factor and is asked for it from then on", async () => {
  await signIn("admin@example.se");
  expect((await tokens()).id.payload).toMatchObject({ totpRequired: "true" });
  expect(await me()).toMatchObject({ role: "customer" });
  const { sharedSecret } = await auth.setUpTOTP();
  await auth.verifyTOTPSetup({ code: authenticatorCode(sharedSecret, Date.now()) });
  await auth.updateMFAPreference({ totp: "PREFERRED" });
  const { access, id } = await tokens(true);
  expect(access.payload["cognito:groups"]).toEqual(["admin"]);
  expect(id.payload).not.toHaveProperty("totpRequired");
  expect(await me()).toMatchObject({ role: "admin" });
  const { nextStep } = await signIn("admin@example.se");
  expect(nextStep.signInStep).toBe("CONFIRM_SIGN_IN_WITH_TOTP_CODE");
});
