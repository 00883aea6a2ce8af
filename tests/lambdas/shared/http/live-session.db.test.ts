import { describe, expect, it } from "vitest";
import type { Route } from "#contract/route.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { assertLiveSession } from "#lambdas/shared/http/live-session.ts";
import { areAllOver, endSignIn, recordUse } from "#lambdas/shared/http/sign-in-use.ts";
import { put } from "#lambdas/shared/table/actions.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";
import { aCaller, aTable, noon } from "#tests/lambdas/a.ts";

const assertLive = (table: Table, caller: Caller, route: Pick<Route, "whileClosed"> = {}, now = noon) =>
  assertLiveSession(table, caller, route, now);

const signedIn = (time: string) => aCaller("anna", { signedInAt: new Date(time) });

it("lets anybody through who has never signed out everywhere", async () => {
  await expect(assertLive(await aTable(), aCaller())).resolves.toBeUndefined();
});

it("refuses the person who signed in before, in doubt also in the same second, and nobody else", async () => {
  const table = await aTable();
  const validFrom = "2026-11-20T12:00:00.500Z";
  await table.transact([put(keys.sessions("anna"), "sessions", { userId: "anna", validFrom })]);
  for (const before of ["2026-11-20T11:00:00Z", "2026-11-20T12:00:00Z"])
    await expect(assertLive(table, signedIn(before))).rejects.toMatchObject({ code: "session-ended" });
  await expect(assertLive(table, signedIn("2026-11-20T12:00:01Z"))).resolves.toBeUndefined();
  await expect(assertLive(table, aCaller("bo"))).resolves.toBeUndefined();
});

it("refuses the person who has closed their account all but what is for them, and everything once it is being erased", async () => {
  const table = await aTable();
  const at = "2026-11-20T11:00:00.000Z";
  const closed = { userId: "anna", validFrom: at, closedAt: at };
  const late = signedIn("2026-11-20T12:00:00Z");
  const refused = { code: "account-closed" };
  await table.transact([put(keys.sessions("anna"), "sessions", closed)]);
  await expect(assertLive(table, late)).rejects.toMatchObject(refused);
  await expect(assertLive(table, late, { whileClosed: true })).resolves.toBeUndefined();
  await table.transact([put(keys.sessions("anna"), "sessions", { ...closed, erasingAt: at })]);
  await expect(assertLive(table, late, { whileClosed: true })).rejects.toMatchObject(refused);
});

describe("the person who does nothing", () => {
  const minute = 60_000;
  const anna = aCaller();
  const at = (minutes: number) => new Date(noon.getTime() + minutes * minute);
  const refused = { code: "session-ended" };

  it("is refused after 20 minutes, and the minute in which activity is told of", async () => {
    const table = await aTable();
    await recordUse(table, anna, noon);
    await expect(assertLive(table, anna, {}, at(21))).resolves.toBeUndefined();
    await expect(assertLive(table, anna, {}, at(21.1))).rejects.toMatchObject(refused);
  });

  it("is refused too where nothing was ever done with the sign-in", async () => {
    await expect(assertLive(await aTable(), anna, {}, at(20.1))).rejects.toMatchObject(refused);
  });

  it("goes on for as long as they come back in time, and not a day longer", async () => {
    const table = await aTable();
    for (const minutes of [0, 19, 38]) await recordUse(table, anna, at(minutes));
    await expect(assertLive(table, anna, {}, at(58))).resolves.toBeUndefined();
    await expect(assertLive(table, anna, {}, at(38 + 14 * 60))).rejects.toMatchObject(refused);
  });

  it("does not keep another sign-in of theirs alive", async () => {
    const table = await aTable();
    const onThePhone = aCaller("anna", { signedInAt: new Date(noon.getTime() - 30_000) });
    await recordUse(table, anna, noon);
    await recordUse(table, onThePhone, noon);
    await recordUse(table, onThePhone, at(15));
    await expect(assertLive(table, onThePhone, {}, at(30))).resolves.toBeUndefined();
    await expect(assertLive(table, anna, {}, at(30))).rejects.toMatchObject(refused);
  });

  it("gets no new tokens once all their sign-ins are over", async () => {
    const table = await aTable();
    expect(await areAllOver(table, "anna", noon)).toBe(false);
    const onThePhone = aCaller("anna", { signedInAt: new Date(noon.getTime() - 30_000) });
    await Promise.all([anna, onThePhone].map((caller) => recordUse(table, caller, noon)));
    await endSignIn(table, anna, at(1));
    expect(await areAllOver(table, "anna", at(20))).toBe(false);
    expect(await areAllOver(table, "anna", at(22))).toBe(true);
  });

  it("is noted once where twenty requests come at the same time", async () => {
    const table = await aTable();
    await Promise.all(Array.from({ length: 20 }, () => recordUse(table, anna, noon)));
    await expect(assertLive(table, anna, {}, at(20))).resolves.toBeUndefined();
  });
});
