import { beforeEach, describe, expect, it } from "vitest";
import { closeAccount } from "#lambdas/people/accounts/closing/close-account.ts";
import { reopenAccount } from "#lambdas/people/accounts/closing/reopen-account.ts";
import { showClosing } from "#lambdas/people/accounts/closing/show-closing.ts";
import { endSessions } from "#lambdas/people/accounts/end-sessions.ts";
import { assertLiveSession } from "#lambdas/people/sessions/live-session.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { BalanceItem, SessionsItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";
import { closingContext, days } from "#tests/lambdas/privacy/closing/context.ts";

const inThirtyDays = "2026-12-20T12:00:00.000Z";

let there: Awaited<ReturnType<typeof closingContext>>;
beforeEach(async () => {
  there = await closingContext();
});

const close = () => closeAccount(there.context, there.caller());
const reopen = () => reopenAccount(there.context, there.caller());
const sessions = () => there.table.get(keys.sessions("person-1"), SessionsItem);
/** A route called shortly after signing in. */
const enter = (route: { whileClosed?: true } = {}) =>
  assertLiveSession(there.table, there.caller(), route, there.context.now()).then(
    () => "welcome",
    ({ code }: { code: string }) => code,
  );

describe("closing an account", () => {
  it("ends every session, gives the date and allows only reopening", async () => {
    const before = there.caller();
    expect(await close()).toEqual({ eraseAt: inThirtyDays });
    expect(there.signedOut).toEqual(["person-1"]);
    await expect(
      assertLiveSession(there.table, before, { whileClosed: true }, there.context.now()),
    ).rejects.toMatchObject({ code: "session-ended" });
    there.pass(120_000);
    expect(await enter()).toBe("account-closed");
    expect(await enter({ whileClosed: true })).toBe("welcome");
    expect(await showClosing(there.context, there.caller())).toEqual({
      eraseAt: inThirtyDays,
      points: 350,
      blocks: [],
      signedInRecently: true,
    });
  });

  it("requires a sign-in within five minutes", async () => {
    const caller = there.caller();
    there.pass(4 * 60_000);
    expect(await showClosing(there.context, caller)).toMatchObject({ signedInRecently: true });
    there.pass(1);
    expect(await showClosing(there.context, caller)).toMatchObject({ signedInRecently: false });
    await expect(closeAccount(there.context, caller)).rejects.toMatchObject({ code: "sign-in-not-recent" });
    const ofAnotherTab = { ...there.caller(), mayChangeSignIn: false };
    expect(await showClosing(there.context, ofAnotherTab)).toMatchObject({ signedInRecently: false });
    expect(await problemIn(closeAccount(there.context, ofAnotherTab))).toBe("sign-in-not-recent");
    expect(await sessions()).toBeUndefined();
  });

  it("is blocked by an open theft, and names the bike", async () => {
    const stolen = await there.register("WTU204K8861");
    await there.register("WTU204K8862");
    await there.reportStolen(stolen);
    expect(await showClosing(there.context, there.caller())).toMatchObject({
      blocks: [{ kind: "stolen-bike", bikeId: stolen, brand: "Monark", model: "Karin" }],
    });
    await expect(close()).rejects.toMatchObject({ code: "account-closing-blocked" });
    expect(await enter()).toBe("welcome");
  });

  it("happens once, however many requests come at once", async () => {
    const answers = await Promise.all([close(), close(), close()]);
    expect(answers).toEqual(answers.map(() => ({ eraseAt: inThirtyDays })));
    const all = await there.everything();
    expect(all.filter(({ entity }) => entity === "rate")).toMatchObject([{ spent: 1 }]);
  });

  it("succeeds even if the user pool does not answer", async () => {
    const signOut = async () => Promise.reject(new Error("Cognito is away"));
    await closeAccount({ ...there.context, signOut }, there.caller());
    expect(there.failures).toEqual(["An account was not signed out of the user pool"]);
    expect(await sessions()).toMatchObject({ eraseAt: inThirtyDays });
  });

  it("stays closed after signing out everywhere", async () => {
    await close();
    there.pass(120_000);
    await endSessions(there.context, there.caller());
    there.pass(120_000);
    expect(await enter()).toBe("account-closed");
  });

  it("is limited per day", async () => {
    for (const _ of [1, 2, 3, 4, 5]) {
      await close();
      await reopen();
    }
    await expect(close()).rejects.toMatchObject({ failure: "too-many-requests" });
  });
});

describe("a registration at the same time as closing", () => {
  it("fails completely once the account is closed", async () => {
    const proof = await there.proofOf("WTU204K8861");
    await close();
    await expect(there.register("WTU204K8861", "person-1", proof)).rejects.toMatchObject({
      failure: "account-closed",
    });
    expect(await there.table.get(keys.balance("person-1"), BalanceItem)).toMatchObject({ points: 350 });
    expect((await there.everything()).filter(({ entity }) => entity === "bike")).toEqual([]);
  });

  it("is either counted in the loss or never happens", async () => {
    const proof = await there.proofOf("WTU204K8861");
    const [registered] = await Promise.allSettled([
      there.register("WTU204K8861", "person-1", proof),
      close(),
    ]);
    const bikes = (await there.everything()).filter(({ entity }) => entity === "bike");
    const happened = registered.status === "fulfilled";
    expect(bikes).toHaveLength(happened ? 1 : 0);
    expect(await sessions()).toMatchObject({ pointsAtClosing: happened ? 250 : 350 });
  });
});

describe("reopening an account", () => {
  it("restores everything", async () => {
    const bikeId = await there.register("WTU204K8861");
    const before = await there.everything();
    await close();
    there.pass(days(29));
    expect(await reopen()).toEqual({});
    expect(await enter()).toBe("welcome");
    const same = (items: typeof before) =>
      items.filter(({ entity }) => entity !== "sessions" && entity !== "rate");
    expect(same(await there.everything())).toEqual(same(before));
    expect(await there.table.get(keys.bike(bikeId), BikeItem)).toMatchObject({ status: "registered" });
    const closed = (await there.everything()).filter(({ gsi1pk }) => gsi1pk === "CLOSED");
    expect(closed).toEqual([]);
  });

  it("may be requested twice at once, and for an open account", async () => {
    expect(await reopen()).toEqual({});
    await close();
    expect(await Promise.all([reopen(), reopen()])).toEqual([{}, {}]);
    there.pass(120_000);
    expect(await enter()).toBe("welcome");
  });

  it("does not revive old tokens", async () => {
    const before = there.caller();
    await close();
    await reopen();
    await expect(assertLiveSession(there.table, before, {}, there.context.now())).rejects.toMatchObject({
      code: "session-ended",
    });
  });
});
