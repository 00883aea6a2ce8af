import { beforeEach, describe, expect, it } from "vitest";
import { reopenAccount } from "#lambdas/accounts/closing/reopen-account.ts";
import { SessionsItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { aCaller } from "#tests/lambdas/a.ts";
import { anOffice } from "./context.ts";

let office: Awaited<ReturnType<typeof anOffice>>;
beforeEach(async () => {
  office = await anOffice();
});

const said = "Ringde, ••••••••-•••• stämde";
const sessions = () => office.table.get(keys.sessions("goran"), SessionsItem);

describe("signing a person out", () => {
  it("ends every session there was, and none that comes after", async () => {
    const before = office.system.now();
    office.pass(5000);
    expect(await office.signOut("karin", "goran")).toBe("none");
    expect(await office.enter("goran", before)).toBe("session-ended");
    office.pass(5000);
    expect(await office.enter("goran")).toBe("none");
    expect(office.signedOut).toEqual(["goran"]);
    expect(await office.lines()).toEqual([["person-signed-out", "karin", said]]);
  });

  it("works on administrators, for a sign-in that was stolen, but not on oneself or nobody", async () => {
    expect(await office.signOut("karin", "ali")).toBe("none");
    expect(await office.signOut("karin", "karin")).toBe("account-exempt");
    expect(await office.signOut("karin", "nobody")).toBe("account-not-found");
  });

  it("is not undone by a user pool that does not answer", async () => {
    const signOut = async () => Promise.reject(new Error("Cognito is away"));
    const { signPersonOut } = await import("#lambdas/people-admin/actions/sign-person-out.ts");
    const act = { adminId: "karin", accountId: "goran", reason: "Telefonen är stulen" };
    await signPersonOut({ ...office.context, signOut }, act);
    expect(office.failures).toEqual(["An account was not signed out of the user pool"]);
    expect(await sessions()).toMatchObject({ validFrom: office.system.now().toISOString() });
  });
});

describe("locking an account", () => {
  it("refuses tokens from before and after, until it is unlocked", async () => {
    const before = office.system.now();
    office.pass(5000);
    expect(await office.lock("karin", "goran")).toBe("none");
    expect(await office.enter("goran", before)).toBe("session-ended");
    office.pass(5000);
    expect(await office.enter("goran")).toBe("session-ended");
    expect((await office.look("goran")).account).toMatchObject({ is: "locked" });
    expect(await office.unlock("ali", "goran")).toBe("none");
    expect(await office.enter("goran")).toBe("none");
    expect(await office.enter("goran", before)).toBe("session-ended");
    expect((await office.lines()).filter(([action]) => action !== "person-opened")).toEqual([
      ["person-locked", "karin", said],
      ["person-unlocked", "ali", said],
    ]);
  });

  it("is done once by two at once, and undone once", async () => {
    const locked = await Promise.all([office.lock("karin", "goran"), office.lock("ali", "goran")]);
    expect(locked.toSorted()).toEqual(["none", "person-changed"]);
    const unlocked = await Promise.all([office.unlock("karin", "goran"), office.unlock("ali", "goran")]);
    expect(unlocked.toSorted()).toEqual(["none", "person-changed"]);
    expect((await office.lines()).map(([action]) => action)).toEqual(["person-locked", "person-unlocked"]);
  });

  it("is nothing an administrator does to themselves or another one", async () => {
    for (const act of [office.lock, office.unlock, office.close]) {
      expect(await act("karin", "karin")).toBe("account-exempt");
      expect(await act("karin", "ali")).toBe("account-exempt");
      expect(await act("karin", "nobody")).toBe("account-not-found");
    }
    expect(await office.of("sessions")).toEqual([]);
  });
});

describe("closing an account on request", () => {
  it("begins the same thirty days, and its owner can undo it", async () => {
    expect(await office.close("karin", "goran")).toBe("none");
    expect(await sessions()).toMatchObject({ eraseAt: "2026-12-20T12:00:00.000Z", pointsAtClosing: 350 });
    expect((await office.look("goran")).account).toMatchObject({ is: "closing" });
    await reopenAccount({ table: office.table, ...office.system }, aCaller("goran"));
    expect((await office.look("goran")).account).toEqual({ is: "active" });
  });

  it("is done once by two at once, and not where something has to be settled", async () => {
    const closed = await Promise.all([office.close("karin", "goran"), office.close("ali", "goran")]);
    expect(closed.toSorted()).toEqual(["none", "person-changed"]);
    const bike = await office.register("WTU204K8862", { userId: "gote" });
    await office.become(bike.id, { status: "stolen" });
    expect(await office.close("karin", "gote")).toBe("account-closing-blocked");
  });
});
