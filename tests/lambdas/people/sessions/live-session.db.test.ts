import { describe, expect, it, vi } from "vitest";
import type { Route } from "#contract/platform/route.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { assertLiveSession } from "#lambdas/people/sessions/live-session.ts";
import { areAllOver, endSignIn, recordUse } from "#lambdas/people/sessions/sign-in-use.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import { aCaller, aTable, noon } from "#tests/lambdas/a.ts";

vi.mock("#contract/people/document-versions.ts", async (load) => {
  const news = { sv: "Nytt.", en: "New." };
  const versions = [{ from: "2026-01-01" }, { from: "2026-11-20", news }, { from: "2027-01-01", news }];
  return {
    ...(await load<object>()),
    documentVersions: { terms: versions, privacy: versions },
  };
});

const assertLive = (
  table: Table,
  caller: Caller,
  route: Pick<Route, "whileClosed" | "needsTerms"> = {},
  now = noon,
) => assertLiveSession(table, caller, route, now);

const signedIn = (time: string) => aCaller("anna", { signedInAt: new Date(time) });

it("a session is live if its owner never signed out everywhere", async () => {
  await expect(assertLive(await aTable(), aCaller())).resolves.toBeUndefined();
});

it("signing out everywhere refuses earlier sign-ins, also in the same second", async () => {
  const table = await aTable();
  const validFrom = "2026-11-20T12:00:00.500Z";
  await table.transact([put(keys.sessions("anna"), "sessions", { userId: "anna", validFrom })]);
  for (const before of ["2026-11-20T11:00:00Z", "2026-11-20T12:00:00Z"])
    await expect(assertLive(table, signedIn(before))).rejects.toMatchObject({ code: "session-ended" });
  await expect(assertLive(table, signedIn("2026-11-20T12:00:01Z"))).resolves.toBeUndefined();
  await expect(assertLive(table, aCaller("bo"))).resolves.toBeUndefined();
});

it("a closed account allows only its own routes, and none once it is being erased", async () => {
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

it("only actions under the terms require that the current terms are accepted", async () => {
  const table = await aTable();
  const knows = (terms: number) =>
    table.transact([put(keys.profile("anna"), "profile", { documents: { terms } })]);
  const acting = (now = noon) => assertLive(table, aCaller(), { needsTerms: true }, now);
  const refused = { code: "terms-not-accepted" };
  await expect(acting()).rejects.toMatchObject(refused);
  await knows(1);
  await expect(acting()).rejects.toMatchObject(refused);
  await expect(assertLive(table, aCaller())).resolves.toBeUndefined();
  await expect(acting(new Date("2026-11-19T12:00:00Z"))).resolves.toBeUndefined();
  await knows(2);
  await expect(acting()).resolves.toBeUndefined();
});

describe("inactivity", () => {
  const minute = 60_000;
  const anna = aCaller();
  const at = (minutes: number) => new Date(noon.getTime() + minutes * minute);
  const refused = { code: "session-ended" };

  it("ends a session after 20 minutes plus the reporting interval", async () => {
    const table = await aTable();
    await recordUse(table, anna, noon);
    await expect(assertLive(table, anna, {}, at(21))).resolves.toBeUndefined();
    await expect(assertLive(table, anna, {}, at(21.1))).rejects.toMatchObject(refused);
  });

  it("ends a session that was never used", async () => {
    await expect(assertLive(await aTable(), anna, {}, at(20.1))).rejects.toMatchObject(refused);
  });

  it("does not end a session in use, until its maximum age", async () => {
    const table = await aTable();
    for (const minutes of [0, 19, 38]) await recordUse(table, anna, at(minutes));
    await expect(assertLive(table, anna, {}, at(58))).resolves.toBeUndefined();
    await expect(assertLive(table, anna, {}, at(38 + 14 * 60))).rejects.toMatchObject(refused);
  });

  it("ends each sign-in by itself", async () => {
    const table = await aTable();
    const onThePhone = aCaller("anna", { signedInAt: new Date(noon.getTime() - 30_000) });
    await recordUse(table, anna, noon);
    await recordUse(table, onThePhone, noon);
    await recordUse(table, onThePhone, at(15));
    await expect(assertLive(table, onThePhone, {}, at(30))).resolves.toBeUndefined();
    await expect(assertLive(table, anna, {}, at(30))).rejects.toMatchObject(refused);
  });

  it("stops renewals once all sign-ins are over", async () => {
    const table = await aTable();
    expect(await areAllOver(table, "anna", noon)).toBe(false);
    const onThePhone = aCaller("anna", { signedInAt: new Date(noon.getTime() - 30_000) });
    await Promise.all([anna, onThePhone].map((caller) => recordUse(table, caller, noon)));
    await endSignIn(table, anna, at(1));
    expect(await areAllOver(table, "anna", at(20))).toBe(false);
    expect(await areAllOver(table, "anna", at(22))).toBe(true);
  });

  it("is reset once by twenty requests at once", async () => {
    const table = await aTable();
    await Promise.all(Array.from({ length: 20 }, () => recordUse(table, anna, noon)));
    await expect(assertLive(table, anna, {}, at(20))).resolves.toBeUndefined();
  });
});
