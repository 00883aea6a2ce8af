import { describe, expect, it } from "vitest";
import { startVerification } from "#lambdas/identity/start-verification.ts";
import { put, update } from "#lambdas/shared/table/actions.ts";
import { GuardItem } from "#lambdas/shared/table/items/identity.ts";
import type { ProfileItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { aCaller, given } from "#tests/lambdas/a.ts";
import { numberOf } from "#tests/lambdas/identity/numbers.ts";
import { address, astrid, bertil, codeOf, identityContext } from "./context.ts";

/** An account of someone who signed up by e-mail, and a verification that has been approved in the app. */
const verifying = async (person: typeof astrid, over: Partial<ProfileItem> = {}) => {
  const identity = await identityContext();
  const typed = over.identityLevel === 1 ? await identity.context.mac(bertil.personalNumber) : undefined;
  const profile = { identityLevel: 0 as const, ...(typed && { personalNumberMac: typed }), ...over };
  await given.person(identity.table, "u1", 50, profile);
  const order = await startVerification(identity.context, aCaller("u1"), address);
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
  it("raises the account to level 2, in the name and with the number of the eID", async () => {
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

  it("replaces a number that was only typed", async () => {
    const { collect, order, profile, mac } = await verifying(astrid, { identityLevel: 1 });
    expect(await collect(order)).toEqual({ state: "complete" });
    expect(await profile("u1")).toMatchObject({ identityLevel: 2, personalNumberMac: mac });
  });

  it("takes a guard that is the account's own already", async () => {
    const { collect, order, hold, profile } = await verifying(astrid);
    await hold("u1");
    expect(await collect(order)).toEqual({ state: "complete" });
    expect(await profile("u1")).toMatchObject({ identityLevel: 2 });
  });

  it("is refused where the number is another account's", async () => {
    const { collect, order, hold, profile, guard } = await verifying(astrid);
    await hold("u2");
    for (const _ of [1, 2]) expect(await codeOf(collect(order))).toBe("personal-number-taken");
    expect(await profile("u1")).toMatchObject({ identityLevel: 0, fullName: "Anna Lindqvist" });
    expect(await guard()).toEqual({ userId: "u2" });
  });

  it("is refused to someone under 18, who is told their age each time", async () => {
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

  it("of an account that has meanwhile been proved to be another person's is refused", async () => {
    const { collect, order, profile, table } = await verifying(astrid);
    const change = { identityLevel: 2, personalNumberMac: "bertils" };
    await table.transact([update(keys.profile("u1")).set(change)]);
    for (const _ of [1, 2]) expect(await codeOf(collect(order))).toBe("eid-other-person");
    expect(await profile("u1")).toMatchObject({ personalNumberMac: "bertils", fullName: "Anna Lindqvist" });
  });

  it("of an account that has meanwhile been proved to be the same person's is complete", async () => {
    const { collect, order, table, mac } = await verifying(astrid);
    await table.transact([update(keys.profile("u1")).set({ identityLevel: 2, personalNumberMac: mac })]);
    expect(await collect(order)).toEqual({ state: "complete" });
  });

  it("finds no account where there is none any more", async () => {
    const identity = await identityContext();
    const order = await startVerification(identity.context, aCaller("gone"), address);
    identity.prove(astrid);
    expect(await codeOf(identity.collect(order))).toBe("eid-account-missing");
  });

  it("of one person for two accounts at once raises one of them", async () => {
    const { collect, order, context, prove, table, profile } = await verifying(astrid);
    await given.person(table, "u2", 0, { identityLevel: 0 });
    const second = await startVerification(context, aCaller("u2"), address);
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
