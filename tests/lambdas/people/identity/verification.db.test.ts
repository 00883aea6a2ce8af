import { describe, expect, it } from "vitest";
import { startVerification } from "#lambdas/people/identity/start-verification.ts";
import { put, update } from "#lambdas/platform/table/actions.ts";
import { GuardItem } from "#lambdas/people/items/identity.ts";
import type { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { aCaller, given } from "#tests/lambdas/a.ts";
import { numberOf } from "./services.ts";
import { address, astrid, bertil, codeOf, identityContext, byCode } from "./context.ts";

/** An account created by e-mail, and a verification approved in the app. */
const verifying = async (person: typeof astrid, over: Partial<ProfileItem> = {}) => {
  const identity = await identityContext();
  const typed = over.identityLevel === 1 ? await identity.context.mac(bertil.personalNumber) : undefined;
  const profile = { identityLevel: 0 as const, ...(typed && { personalNumberMac: typed }), ...over };
  await given.person(identity.table, "u1", 50, profile);
  const order = await startVerification(identity.context, aCaller("u1"), byCode, address);
  identity.prove(person);
  const mac = await identity.context.mac(person.personalNumber);
  return {
    ...identity,
    order,
    mac,
    hold: (userId: string) =>
      identity.table.transact([put(keys.personalNumberGuard(mac), "personalNumberGuard", { userId })]),
    guard: () => identity.table.get(keys.personalNumberGuard(mac), GuardItem),
  };
};

describe("a verification", () => {
  it("raises the account to level 2 with the eID's name and number", async () => {
    const { collect, order, profile, mac, guard, context } = await verifying(astrid);
    expect(await collect(order)).toEqual({ state: "complete" });
    const proved = await profile("u1");
    expect(proved).toMatchObject({
      identityLevel: 2,
      fullName: "Astrid Öberg",
      nameProved: true,
      personalNumberMac: mac,
      personalNumberMasked: "1985••••-••••",
      email: "anna@example.se",
    });
    expect(await context.seal.decrypt("u1", proved!.personalNumberEncrypted!)).toBe(astrid.personalNumber);
    expect(await guard()).toEqual({ userId: "u1" });
    expect(await collect(order)).toEqual({ state: "complete" });
  });

  it("replaces a typed number", async () => {
    const { collect, order, profile, mac } = await verifying(astrid, { identityLevel: 1 });
    expect(await collect(order)).toEqual({ state: "complete" });
    expect(await profile("u1")).toMatchObject({ identityLevel: 2, personalNumberMac: mac });
  });

  it("accepts the account's own guard", async () => {
    const { collect, order, hold, profile } = await verifying(astrid);
    await hold("u1");
    expect(await collect(order)).toEqual({ state: "complete" });
    expect(await profile("u1")).toMatchObject({ identityLevel: 2 });
  });

  it("is refused if the number belongs to another account", async () => {
    const { collect, order, hold, profile, guard } = await verifying(astrid);
    await hold("u2");
    for (const _ of [1, 2]) expect(await codeOf(collect(order))).toBe("personal-number-taken");
    expect(await profile("u1")).toMatchObject({ identityLevel: 0, fullName: "Anna Lindqvist" });
    expect(await guard()).toEqual({ userId: "u2" });
  });

  it("is refused under 18, with the age each time", async () => {
    const elin = { personalNumber: numberOf("20081121"), name: "Elin Holm" };
    const { collect, order, profile, guard } = await verifying(elin);
    for (const _ of [1, 2])
      await expect(collect(order)).rejects.toMatchObject({
        code: "under-age",
        details: { params: { age: 17 } },
      });
    expect(await profile("u1")).toMatchObject({ identityLevel: 0 });
    expect(await guard()).toBeUndefined();
  });

  it("is refused if the account was meanwhile verified as another person", async () => {
    const { collect, order, profile, table } = await verifying(astrid);
    const change = { identityLevel: 2, personalNumberMac: "bertils" };
    await table.transact([update(keys.profile("u1")).set(change)]);
    for (const _ of [1, 2]) expect(await codeOf(collect(order))).toBe("eid-other-person");
    expect(await profile("u1")).toMatchObject({ personalNumberMac: "bertils", fullName: "Anna Lindqvist" });
  });

  it("succeeds if the account was meanwhile verified as the same person", async () => {
    const { collect, order, table, mac } = await verifying(astrid);
    await table.transact([update(keys.profile("u1")).set({ identityLevel: 2, personalNumberMac: mac })]);
    expect(await collect(order)).toEqual({ state: "complete" });
  });

  it("fails if the account is gone", async () => {
    const identity = await identityContext();
    const order = await startVerification(identity.context, aCaller("gone"), byCode, address);
    identity.prove(astrid);
    expect(await codeOf(identity.collect(order))).toBe("eid-account-missing");
  });

  it("raises one of a person's two accounts", async () => {
    const { collect, order, context, prove, table, profile } = await verifying(astrid);
    await given.person(table, "u2", 0, { identityLevel: 0 });
    const second = await startVerification(context, aCaller("u2"), byCode, address);
    prove(astrid);
    const outcomes = await Promise.all([order, second].map((each) => codeOf(collect(each))));
    expect(outcomes.toSorted((a) => (a === "personal-number-taken" ? 1 : -1))).toEqual([
      { state: "complete" },
      "personal-number-taken",
    ]);
    const levels = [await profile("u1"), await profile("u2")].map((found) => found?.identityLevel);
    expect(levels.toSorted()).toEqual([0, 2]);
  });
});
