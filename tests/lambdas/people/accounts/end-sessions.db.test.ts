import { describe, expect, it } from "vitest";
import { type SessionsContext, endSessions } from "#lambdas/people/accounts/end-sessions.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { assertLiveSession } from "#lambdas/people/sessions/live-session.ts";
import { recordUse } from "#lambdas/people/sessions/sign-in-use.ts";
import { aCaller, noon } from "#tests/lambdas/a.ts";
import { accountContext } from "./context.ts";

const anna = aCaller("anna");
const assertLive = ({ table, now }: Pick<SessionsContext, "table" | "now">, caller: Caller) =>
  assertLiveSession(table, caller, {}, now());

it("signing out everywhere refuses all earlier tokens and stops renewals", async () => {
  const { context, signedOut } = await accountContext();
  await assertLive(context, anna);
  expect(await endSessions(context, anna)).toEqual({ endedAt: noon.toISOString() });
  await expect(assertLive(context, anna)).rejects.toMatchObject({ code: "session-ended" });
  await assertLive(context, aCaller("anna", { signedInAt: new Date(noon.getTime() + 1000) }));
  await assertLive(context, aCaller("bo"));
  expect(signedOut).toEqual(["anna"]);
});

it("tokens are refused even if the user pool does not answer, which is logged", async () => {
  const { context, failures } = await accountContext();
  const signOut = async () => Promise.reject(new Error("Cognito is away"));
  expect(await endSessions({ ...context, signOut }, anna)).toEqual({ endedAt: noon.toISOString() });
  await expect(assertLive(context, anna)).rejects.toMatchObject({ code: "session-ended" });
  expect(failures).toEqual(["An account was not signed out of the user pool"]);
});

it("sign-ins between two sign-outs end, however many run at once", async () => {
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

  it("refuses only its own tokens", async () => {
    const { context, signedOut } = await accountContext();
    expect(await endSessions(context, anna, { only: "this" })).toEqual({ endedAt: noon.toISOString() });
    await expect(assertLive(context, anna)).rejects.toMatchObject({ code: "session-ended" });
    await assertLive(context, onThePhone);
    await assertLive(context, { ...anna, userId: "bo" });
    expect(signedOut).toEqual([]);
  });

  it("is final, however many tabs request it", async () => {
    const { context } = await accountContext();
    await recordUse(context.table, anna, context.now());
    await Promise.all([1, 2, 3].map(() => endSessions(context, anna, { only: "this" })));
    await expect(recordUse(context.table, anna, new Date(noon.getTime() + 60_000))).rejects.toMatchObject({
      failure: "session-ended",
    });
    await expect(assertLive(context, anna)).rejects.toMatchObject({ code: "session-ended" });
  });
});
