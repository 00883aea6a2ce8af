import { ScanCommand } from "@aws-sdk/client-dynamodb";
import { describe, expect, it } from "vitest";
import { EidOrder } from "#contract/identity.ts";
import { EidError } from "#lambdas/identity/eid.ts";
import { startRegistration } from "#lambdas/identity/start-registration.ts";
import { startSignIn } from "#lambdas/identity/start-sign-in.ts";
import { startVerification } from "#lambdas/identity/start-verification.ts";
import { EidOrderItem } from "#lambdas/table/items/identity.ts";
import { keys } from "#lambdas/table/keys.ts";
import { aCaller, given } from "#tests/lambdas/a.ts";
import { adults, numberOf } from "#tests/lambdas/identity/numbers.ts";
import { aNewPerson, address, astrid, codeOf, identityWorld } from "#tests/lambdas/identity/world.ts";

const inProgress = () => new EidError("in-progress", "BankID answered /auth with 400, alreadyInProgress");

describe("POST /eid/registrations", () => {
  it("begins an order that only the person who was typed can complete", async () => {
    const { world, eid } = await identityWorld();
    const order = await startRegistration(world, aNewPerson(), address);
    expect(EidOrder.parse(order)).toEqual(order);
    expect(order.qr).toMatch(/^bankid\.token\.0\.[0-9a-f]{64}$/);
    expect(eid.requests).toEqual([
      { address, personalNumber: astrid.personalNumber, text: "Jag skapar ett konto i Cykelregistret." },
    ]);
  });

  it("keeps neither the number nor the browser's secret, and says neither the eID's secret nor its order", async () => {
    const { world, table, client, tableName } = await identityWorld();
    const order = await startRegistration(world, aNewPerson({ language: "en" }), address);
    const { Items } = await client.send(new ScanCommand({ TableName: tableName }));
    const stored = JSON.stringify(Items);
    expect(stored).not.toContain(astrid.personalNumber.slice(2));
    expect(stored).not.toContain(order.secret);
    expect(JSON.stringify(order)).not.toMatch(/qr secret|ref-1/);
    const item = await table.get(keys.eidOrder(order.orderId), EidOrderItem);
    expect(item).toMatchObject({ state: "waiting", expiresAt: Date.parse("2026-11-20T12:10:00Z") / 1000 });
  });

  it.each([
    ["", "personal-number-missing"],
    ["850230-1350", "personal-number-date"],
    ["850821-1358", "personal-number-check-digit"],
    ["19850821-0009", "personal-number-check-digit"],
    ["T850821-135", "personal-number-check-digit"],
  ])("says which rule %j breaks, and asks no eID", async (personalNumber, rule) => {
    const { world, eid } = await identityWorld();
    await expect(startRegistration(world, aNewPerson({ personalNumber }), address)).rejects.toMatchObject({
      code: "invalid-request",
      details: { issues: [{ path: "personalNumber", rule }] },
    });
    expect(eid.requests).toEqual([]);
  });

  it("refuses somebody who turns 18 tomorrow, and takes them tomorrow", async () => {
    const { world, pass, eid } = await identityWorld();
    const person = aNewPerson({ personalNumber: numberOf("20081121") });
    await expect(startRegistration(world, person, address)).rejects.toMatchObject({
      code: "under-age",
      details: { params: { age: 17 } },
    });
    expect(eid.requests).toEqual([]);
    // Midnight in Sweden is eleven in the evening of UTC.
    pass(11 * 3600);
    await expect(startRegistration(world, person, address)).resolves.toBeDefined();
  });

  it("takes every spelling of a number, coordination numbers too", async () => {
    const { world, eid } = await identityWorld();
    const coordination = numberOf("19900374");
    const [short, long] = [astrid.personalNumber.slice(2), coordination];
    for (const personalNumber of [
      `${short.slice(0, 6)}-${short.slice(6)}`,
      ` ${long.slice(0, 8)} ${long.slice(8)}`,
    ])
      await startRegistration(world, aNewPerson({ personalNumber }), address);
    expect(eid.requests.map(({ personalNumber }) => personalNumber)).toEqual([
      astrid.personalNumber,
      coordination,
    ]);
  });

  it("tells nobody before the proof that number, address or phone are taken", async () => {
    const { world, approvedRegistration, collect, holdPhone } = await identityWorld();
    await collect(await approvedRegistration());
    await holdPhone("+46701234567");
    await expect(startRegistration(world, aNewPerson(), address)).resolves.toBeDefined();
  });
});

describe("an eID in trouble", () => {
  it("that ended an earlier order of the person is asked once more", async () => {
    const { world, eid } = await identityWorld();
    eid.trouble.start.push(inProgress());
    await expect(startRegistration(world, aNewPerson(), address)).resolves.toBeDefined();
    expect(eid.requests).toHaveLength(2);
  });

  it("that says so again is believed", async () => {
    const { world, eid } = await identityWorld();
    eid.trouble.start.push(inProgress(), inProgress());
    expect(await codeOf(startRegistration(world, aNewPerson(), address))).toBe("eid-in-progress");
  });

  it.each(["down", "refused"] as const)(
    "is unavailable where it is %s, and the log says why",
    async (failure) => {
      const { world, eid, logs } = await identityWorld();
      eid.trouble.start.push(new EidError(failure, "BankID answered /auth with 500, internalError"));
      expect(await codeOf(startRegistration(world, aNewPerson(), address))).toBe("eid-unavailable");
      expect(logs.join()).toContain("with 500, internalError");
      expect(logs.join()).not.toContain(astrid.personalNumber.slice(2));
    },
  );
});

describe("orders", () => {
  it("are ten a minute and sixty an hour from one address", async () => {
    const { world, pass } = await identityWorld();
    const ten = () => Promise.all(Array.from({ length: 10 }, () => startSignIn(world, address)));
    await ten();
    expect(await codeOf(startSignIn(world, address))).toBe("too-many-requests");
    for (const _ of [2, 3, 4, 5, 6]) {
      pass(60);
      await ten();
    }
    pass(60);
    expect(await codeOf(startSignIn(world, address))).toBe("too-many-requests");
    await expect(startSignIn(world, "198.51.100.1")).resolves.toBeDefined();
    pass(3600);
    await expect(startSignIn(world, address)).resolves.toBeDefined();
  });

  it("are five a minute for one personal number, wherever they come from", async () => {
    const { world } = await identityWorld();
    const from = (host: number, personalNumber = astrid.personalNumber) =>
      codeOf(startRegistration(world, aNewPerson({ personalNumber }), `198.51.100.${host}`));
    for (const host of [1, 2, 3, 4, 5]) expect(await from(host)).toHaveProperty("orderId");
    expect(await from(6)).toBe("too-many-requests");
    expect(await from(7, adults(1)[0])).toHaveProperty("orderId");
  });

  it("are five a minute for one account", async () => {
    const { world, table } = await identityWorld();
    await given.person(table, "u1");
    const begin = (host: number) => codeOf(startVerification(world, aCaller("u1"), `198.51.100.${host}`));
    for (const host of [1, 2, 3, 4, 5]) expect(await begin(host)).toHaveProperty("orderId");
    expect(await begin(6)).toBe("too-many-requests");
  });
});

describe("POST /eid/verifications", () => {
  it("speaks the person's language and requires no number that was only typed", async () => {
    const { world, table, eid } = await identityWorld();
    await given.person(table, "u1", 0, { language: "en" });
    await startVerification(world, aCaller("u1"), address);
    expect(eid.requests).toEqual([{ address, text: "I am proving to Cykelregistret who I am." }]);
  });

  it("is not for somebody who has proved it", async () => {
    const { world, table } = await identityWorld();
    await given.person(table, "u1", 0, { identityLevel: 2 });
    expect(await codeOf(startVerification(world, aCaller("u1"), address))).toBe("identity-already-verified");
  });
});
