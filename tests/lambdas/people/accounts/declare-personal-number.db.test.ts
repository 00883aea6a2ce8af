import { describe, expect, it } from "vitest";
import * as z from "zod";
import { declarePersonalNumber } from "#lambdas/people/accounts/declare-personal-number.ts";
import { ProfileItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { aCaller } from "#tests/lambdas/a.ts";
import { accountContext } from "./context.ts";

const number = "19850821-1359";
const another = "19670527-7637";

describe("PUT /me/personal-number", () => {
  it("raises the identity level and shows only the year", async () => {
    const { context } = await accountContext();
    const me = await declarePersonalNumber(context, aCaller("u1"), number);
    expect(me).toMatchObject({ identityLevel: 1, personalNumberMasked: "1985••••-••••" });
    expect(JSON.stringify(me)).not.toContain("0821");
  });

  it("stores the number encrypted for its owner and nowhere else", async () => {
    const { context } = await accountContext();
    await declarePersonalNumber(context, aCaller("u1"), number);
    const profile = await context.table.get(keys.profile("u1"), ProfileItem);
    expect(profile?.personalNumberEncrypted).toBe("u1:12");
    expect(JSON.stringify(profile)).not.toMatch(/0821|1359/);
  });

  it("accepts the same number in another spelling", async () => {
    const { context } = await accountContext();
    await declarePersonalNumber(context, aCaller("u1"), number);
    await expect(declarePersonalNumber(context, aCaller("u1"), "850821 1359")).resolves.toMatchObject({
      identityLevel: 1,
    });
  });

  it("accepts the same number sent twice at once", async () => {
    const { context } = await accountContext();
    const twice = [1, 2, 3, 4].map(() => declarePersonalNumber(context, aCaller("u1"), number));
    const levels = (await Promise.all(twice)).map((me) => me.identityLevel);
    expect(levels).toEqual([1, 1, 1, 1]);
  });

  it("refuses a second number", async () => {
    const { context } = await accountContext();
    await declarePersonalNumber(context, aCaller("u1"), number);
    await expect(declarePersonalNumber(context, aCaller("u1"), another)).rejects.toMatchObject({
      code: "personal-number-already-set",
    });
  });

  it("reveals no other account with the same number, and reserves it for neither", async () => {
    const { context } = await accountContext();
    const callers = Array.from({ length: 10 }, (_, index) => aCaller(`u${index}`));
    const stated = await Promise.all(callers.map((caller) => declarePersonalNumber(context, caller, number)));
    expect(new Set(stated.map(({ identityLevel }) => identityLevel))).toEqual(new Set([1]));
    const mac = await context.mac("198508211359");
    expect(await context.table.get(keys.personalNumberGuard(mac), z.looseObject({}))).toBeUndefined();
  });

  it("keeps one of two numbers sent at once", async () => {
    const { context } = await accountContext();
    const outcomes = await Promise.allSettled(
      [number, another].map((typed) => declarePersonalNumber(context, aCaller("u1"), typed)),
    );
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const profile = await context.table.get(keys.profile("u1"), ProfileItem);
    const winner = outcomes[0]?.status === "fulfilled" ? number : another;
    expect(profile?.personalNumberMac).toBe(await context.mac(winner.replace("-", "")));
  });

  it.each([
    ["", "personal-number-missing"],
    ["850821-1358", "personal-number-check-digit"],
    ["850230-1350", "personal-number-date"],
  ])("names the rule that %j breaks", async (typed, rule) => {
    const { context } = await accountContext();
    await expect(declarePersonalNumber(context, aCaller("u1"), typed)).rejects.toMatchObject({
      code: "invalid-request",
      details: { issues: [{ path: "personalNumber", rule }] },
    });
  });

  it("tells someone under 18 how old they are", async () => {
    const { context } = await accountContext();
    await expect(declarePersonalNumber(context, aCaller("u1"), "20081121-1358")).rejects.toMatchObject({
      code: "under-age",
      details: { params: { age: 17 } },
    });
  });

  it("accepts someone on their 18th birthday in Sweden, an hour before UTC gets there", async () => {
    const { context } = await accountContext();
    const now = () => new Date("2026-11-20T23:30:00Z");
    await expect(
      declarePersonalNumber({ ...context, now }, aCaller("u1"), "20081121-1358"),
    ).resolves.toMatchObject({ identityLevel: 1 });
  });

  it("rejects a coordination number without a birth date", async () => {
    const { context } = await accountContext();
    await expect(declarePersonalNumber(context, aCaller("u1"), "850060-1359")).rejects.toMatchObject({
      code: "identity-level-too-low",
    });
  });
});
