import { ScanCommand } from "@aws-sdk/client-dynamodb";
import { describe, expect, it } from "vitest";
import { EidOrder } from "#contract/people/identity.ts";
import { createAccount } from "#lambdas/people/identity/create-account.ts";
import { EidError } from "#lambdas/people/identity/eid.ts";
import type { IdentityContext } from "#lambdas/people/identity/identity-context.ts";
import { startSignUp } from "#lambdas/people/identity/sign-up/start-sign-up.ts";
import { startRegistration } from "#lambdas/people/identity/start-registration.ts";
import { startSignIn } from "#lambdas/people/identity/start-sign-in.ts";
import { startVerification } from "#lambdas/people/identity/start-verification.ts";
import { EidOrderItem } from "#lambdas/people/items/identity.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { aCaller, given } from "#tests/lambdas/a.ts";
import { aNewAccount, address, astrid, codeOf, identityContext, byCode } from "./context.ts";

const inProgress = () => new EidError("in-progress", "BankID answered /auth with 400, alreadyInProgress");

describe("POST /eid/registrations", () => {
  it("starts an order that shows its purpose in the person's language", async () => {
    const { context, eid } = await identityContext();
    const order = await startRegistration(context, { ...byCode, language: "sv" }, address);
    expect(EidOrder.parse(order)).toEqual(order);
    expect(order.qr).toMatch(/^bankid\.token\.0\.[0-9a-f]{64}$/);
    await startRegistration(context, { ...byCode, language: "en" }, address);
    expect(eid.requests).toEqual([
      { address, text: "Jag skapar ett konto i Cykelregistret.", kind: "identification" },
      { address, text: "I am creating an account with Cykelregistret.", kind: "identification" },
    ]);
  });

  it("tells the eID of the browser by a hash of its name, the same each time", async () => {
    const { context, eid } = await identityContext();
    const visitor = { device: "browser-00000000000000000000", userAgent: "Mozilla/5.0" };
    for (const _ of [1, 2]) await startSignIn(context, { ...byCode, visitor }, address);
    const [first, second] = eid.requests;
    expect(first?.web).toMatchObject({ domain: "cykelregistret.example", userAgent: "Mozilla/5.0" });
    expect(second?.web).toEqual(first?.web);
    expect(JSON.stringify(eid.requests)).not.toContain(visitor.device);
  });

  it("stores only a hash of the browser's secret, and returns no secret of the eID", async () => {
    const { context, table, client, tableName } = await identityContext();
    const order = await startRegistration(context, { ...byCode, language: "en" }, address);
    const { Items } = await client.send(new ScanCommand({ TableName: tableName }));
    expect(JSON.stringify(Items)).not.toContain(order.secret);
    expect(JSON.stringify(order)).not.toMatch(/qr secret|ref-1/);
    const item = await table.get(keys.eidOrder(order.orderId), EidOrderItem);
    expect(item).toMatchObject({ state: "waiting", expiresAt: Date.parse("2026-11-20T12:10:00Z") / 1000 });
  });
});

describe("a stage that has closed its sign-ups", () => {
  it("asks no eID for a new account and mails no code, but lets people sign in", async () => {
    const { context, eid, client, tableName } = await identityContext();
    const closed: IdentityContext = { ...context, signUps: "closed" };
    const asked = startRegistration(closed, { ...byCode, language: "sv" }, address);
    expect(await codeOf(asked)).toBe("sign-ups-closed");
    const key = "browser-00000000000000000000";
    const newcomer = { email: "ny@example.se", key, fullName: "Bo Ek", language: "sv" as const };
    expect(await codeOf(startSignUp(closed, newcomer, address))).toBe("sign-ups-closed");
    const { Items } = await client.send(new ScanCommand({ TableName: tableName }));
    expect([Items, eid.requests]).toEqual([[], []]);
    await expect(startSignIn(closed, byCode, address)).resolves.toBeDefined();
  });

  it("mails another code to those who had begun", async () => {
    const { context, pass } = await identityContext();
    const key = "browser-00000000000000000000";
    const begun = { email: "ny@example.se", key, fullName: "Bo Ek", language: "sv" as const };
    await startSignUp(context, begun, address);
    const closed: IdentityContext = { ...context, signUps: "closed" };
    const again = () => startSignUp(closed, begun, address);
    expect(await codeOf(again())).toBe("too-many-requests");
    pass(31);
    await expect(again()).resolves.toBeDefined();
    pass(24 * 60 * 60);
    expect(await codeOf(again())).toBe("sign-ups-closed");
  });

  it("lets those finish who had begun", async () => {
    const { context, approvedRegistration, collect } = await identityContext();
    const order = await approvedRegistration();
    await collect(order);
    const late: IdentityContext = { ...context, signUps: "closed" };
    expect(await createAccount(late, order, aNewAccount())).toMatchObject({ state: "complete" });
  });
});

describe("an eID in trouble", () => {
  it("is called once more after it cancelled an earlier order", async () => {
    const { context, eid } = await identityContext();
    eid.trouble.start.push(inProgress());
    await expect(startRegistration(context, { ...byCode, language: "sv" }, address)).resolves.toBeDefined();
    expect(eid.requests).toHaveLength(2);
  });

  it("reports a second conflict to the person", async () => {
    const { context, eid } = await identityContext();
    eid.trouble.start.push(inProgress(), inProgress());
    expect(await codeOf(startRegistration(context, { ...byCode, language: "sv" }, address))).toBe(
      "eid-in-progress",
    );
  });

  it.each(["down", "refused"] as const)(
    "is unavailable where it is %s, and the log says why",
    async (failure) => {
      const { context, eid, logs } = await identityContext();
      eid.trouble.start.push(new EidError(failure, "BankID answered /auth with 500, internalError"));
      expect(await codeOf(startRegistration(context, { ...byCode, language: "sv" }, address))).toBe(
        "eid-unavailable",
      );
      expect(logs.join()).toContain("with 500, internalError");
      expect(logs.join()).not.toContain(astrid.personalNumber.slice(2));
    },
  );
});

describe("orders", () => {
  it("are limited to ten a minute and sixty an hour per IP address", async () => {
    const { context, pass } = await identityContext();
    const ten = () => Promise.all(Array.from({ length: 10 }, () => startSignIn(context, byCode, address)));
    await ten();
    expect(await codeOf(startSignIn(context, byCode, address))).toBe("too-many-requests");
    for (const _ of [2, 3, 4, 5, 6]) {
      pass(60);
      await ten();
    }
    pass(60);
    expect(await codeOf(startSignIn(context, byCode, address))).toBe("too-many-requests");
    await expect(startSignIn(context, byCode, "198.51.100.1")).resolves.toBeDefined();
    pass(3600);
    await expect(startSignIn(context, byCode, address)).resolves.toBeDefined();
  });

  it("are limited to five a minute per account", async () => {
    const { context, table } = await identityContext();
    await given.person(table, "u1");
    const begin = (host: number) =>
      codeOf(startVerification(context, aCaller("u1"), byCode, `198.51.100.${host}`));
    for (const host of [1, 2, 3, 4, 5]) expect(await begin(host)).toHaveProperty("orderId");
    expect(await begin(6)).toBe("too-many-requests");
  });
});

describe("POST /eid/verifications", () => {
  it("uses the person's language and requires no typed number", async () => {
    const { context, table, eid } = await identityContext();
    await given.person(table, "u1", 0, { language: "en" });
    await startVerification(context, aCaller("u1"), byCode, address);
    expect(eid.requests).toEqual([
      { address, text: "I am verifying my identity with Cykelregistret.", kind: "identification" },
    ]);
  });

  it("is refused for a verified person", async () => {
    const { context, table } = await identityContext();
    await given.person(table, "u1", 0, { identityLevel: 2 });
    expect(await codeOf(startVerification(context, aCaller("u1"), byCode, address))).toBe(
      "identity-already-verified",
    );
  });
});
