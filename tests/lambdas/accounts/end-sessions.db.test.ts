import { expect, it } from "vitest";
import { endSessions } from "#lambdas/accounts/end-sessions.ts";
import { assertLiveSession } from "#lambdas/http/live-session.ts";
import { aCaller, noon } from "#tests/lambdas/a.ts";
import { accountWorld } from "#tests/lambdas/accounts/world.ts";

const anna = aCaller("anna");

it("refuses every token of before, and has the user pool renew none", async () => {
  const { world, signedOut } = await accountWorld();
  await assertLiveSession(world.table, anna);
  expect(await endSessions(world, anna)).toEqual({ endedAt: noon.toISOString() });
  await expect(assertLiveSession(world.table, anna)).rejects.toMatchObject({ code: "session-ended" });
  await assertLiveSession(world.table, aCaller("anna", { signedInAt: new Date(noon.getTime() + 1000) }));
  await assertLiveSession(world.table, aCaller("bo"));
  expect(signedOut).toEqual(["anna"]);
});

it("refuses tokens although the user pool does not answer, and is done when asked again", async () => {
  const { world, signedOut, pass } = await accountWorld();
  const signOut = async () => Promise.reject(new Error("Cognito is away"));
  await expect(endSessions({ ...world, signOut }, anna)).rejects.toThrow("away");
  await expect(assertLiveSession(world.table, anna)).rejects.toMatchObject({ code: "session-ended" });
  pass(5);
  await endSessions(world, anna);
  expect(signedOut).toEqual(["anna"]);
});

it("ends what began between two of them, however often and however many at once", async () => {
  const { world, pass } = await accountWorld();
  await endSessions(world, anna);
  pass(60);
  const between = aCaller("anna", { signedInAt: new Date(noon.getTime() + 30_000) });
  await assertLiveSession(world.table, between);
  await Promise.all([1, 2, 3].map(() => endSessions(world, anna)));
  await expect(assertLiveSession(world.table, between)).rejects.toMatchObject({ code: "session-ended" });
});
