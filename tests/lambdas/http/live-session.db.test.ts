import { expect, it } from "vitest";
import { assertLiveSession } from "#lambdas/http/live-session.ts";
import { put } from "#lambdas/table/actions.ts";
import { keys } from "#lambdas/table/keys.ts";
import { aCaller, aTable } from "#tests/lambdas/a.ts";

const signedIn = (time: string) => aCaller("anna", { signedInAt: new Date(time) });

it("lets anybody through who has never signed out everywhere", async () => {
  await expect(assertLiveSession(await aTable(), aCaller())).resolves.toBeUndefined();
});

it("refuses whoever signed in before, in doubt also in the same second, and nobody else", async () => {
  const table = await aTable();
  const validFrom = "2026-11-20T12:00:00.500Z";
  await table.transact([put(keys.sessions("anna"), "sessions", { userId: "anna", validFrom })]);
  for (const before of ["2026-11-20T11:00:00Z", "2026-11-20T12:00:00Z"])
    await expect(assertLiveSession(table, signedIn(before))).rejects.toMatchObject({ code: "session-ended" });
  await expect(assertLiveSession(table, signedIn("2026-11-20T12:00:01Z"))).resolves.toBeUndefined();
  await expect(assertLiveSession(table, aCaller("bo"))).resolves.toBeUndefined();
});

it("refuses whoever has closed their account all but what is for them, and everything once it is being erased", async () => {
  const table = await aTable();
  const at = "2026-11-20T11:00:00.000Z";
  const closed = { userId: "anna", validFrom: at, closedAt: at };
  const late = signedIn("2026-11-20T12:00:00Z");
  const refused = { code: "account-closed" };
  await table.transact([put(keys.sessions("anna"), "sessions", closed)]);
  await expect(assertLiveSession(table, late)).rejects.toMatchObject(refused);
  await expect(assertLiveSession(table, late, { whileClosed: true })).resolves.toBeUndefined();
  await table.transact([put(keys.sessions("anna"), "sessions", { ...closed, erasingAt: at })]);
  await expect(assertLiveSession(table, late, { whileClosed: true })).rejects.toMatchObject(refused);
});
