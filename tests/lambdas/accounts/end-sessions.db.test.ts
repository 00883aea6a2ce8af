import { describe, expect, it } from "vitest";
import { type SessionsContext, endSessions } from "#lambdas/accounts/end-sessions.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { assertLiveSession } from "#lambdas/shared/http/live-session.ts";
import { recordUse } from "#lambdas/shared/http/sign-in-use.ts";
import { aCaller, noon } from "#tests/lambdas/a.ts";
import { accountContext } from "./context.ts";

const anna = aCaller("anna");
const assertLive = ({ table, now }: Pick<SessionsContext, "table" | "now">, caller: Caller) =>
  assertLiveSession(table, caller, {}, now());

it("refuses every token of before, and has the user pool renew none", async () => {
  const { context, signedOut } = await accountContext();
  await assertLive(context, anna);
  expect(await endSessions(context, anna)).toEqual({ endedAt: noon.toISOString() });
  await expect(assertLive(context, anna)).rejects.toMatchObject({ code: "session-ended" });
  await assertLive(context, aCaller("anna", { signedInAt: new Date(noon.getTime() + 1000) }));
  await assertLive(context, aCaller("bo"));
  expect(signedOut).toEqual(["anna"]);
});

it("refuses tokens although the user pool does not answer, which is noted", async () => {
  const { context, failures } = await accountContext();
  const signOut = async () => Promise.reject(new Error("Cognito is away"));
  expect(await endSessions({ ...context, signOut }, anna)).toEqual({ endedAt: noon.toISOString() });
  await expect(assertLive(context, anna)).rejects.toMatchObject({ code: "session-ended" });
  expect(failures).toEqual(["An account was not signed out of the user pool"]);
});

it("ends what began between two of them, however often and however many at once", async () => {
  const { context, pass } = await accountContext();
  await endSessions(context, anna);
  pass(60);
  const between = aCaller("anna", { signedInAt: new Date(noon.getTime() + 30_000) });
  await assertLive(context, between);
  await Promise.all([1, 2, 3].map(() => endSessions(context, anna)));
  await expect(assertLive(context, between)).rejects.toMatchObject({ code: "session-ended" });
});

describe("ending one session", () => {
  const onThePhone = aCaller("anna", { signedInAt: new Date(noon.getTime() - 30_000) });

  it("refuses its tokens from now on, and those of no other", async () => {
    const { context, signedOut } = await accountContext();
    expect(await endSessions(context, anna, { only: "this" })).toEqual({ endedAt: noon.toISOString() });
    await expect(assertLive(context, anna)).rejects.toMatchObject({ code: "session-ended" });
    await assertLive(context, onThePhone);
    await assertLive(context, { ...anna, userId: "bo" });
    expect(signedOut).toEqual([]);
  });

  it("is final, however many tabs ask for it and whatever was under way", async () => {
    const { context } = await accountContext();
    await recordUse(context.table, anna, context.now());
    await Promise.all([1, 2, 3].map(() => endSessions(context, anna, { only: "this" })));
    await expect(recordUse(context.table, anna, new Date(noon.getTime() + 60_000))).rejects.toMatchObject({
      failure: "session-ended",
    });
    await expect(assertLive(context, anna)).rejects.toMatchObject({ code: "session-ended" });
  });
});
