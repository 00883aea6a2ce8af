import { beforeEach, describe, expect, it } from "vitest";
import { reopenAccount } from "#lambdas/people/accounts/closing/reopen-account.ts";
import { SessionsItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { aCaller } from "#tests/lambdas/a.ts";
import { anOffice } from "./context.ts";

let office: Awaited<ReturnType<typeof anOffice>>;
beforeEach(async () => {
  office = await anOffice();
});

const reason = "Ringde, ••••••••-•••• stämde";
const sessions = () => office.table.get(keys.sessions("goran"), SessionsItem);

describe("signing a person out", () => {
  it("ends all present sessions, but no later ones", async () => {
    const before = office.system.now();
    office.pass(5000);
    expect(await office.signOut("karin", "goran")).toBe("none");
    expect(await office.enter("goran", before)).toBe("session-ended");
    office.pass(5000);
    expect(await office.enter("goran")).toBe("none");
    expect(office.signedOut).toEqual(["goran"]);
    expect(await office.lines()).toEqual([["person-signed-out", "karin", reason]]);
  });

  it("works on other administrators, but not on oneself or unknown accounts", async () => {
    expect(await office.signOut("karin", "ali")).toBe("none");
    expect(await office.signOut("karin", "karin")).toBe("account-exempt");
    expect(await office.signOut("karin", "nobody")).toBe("account-not-found");
  });

  it("holds even if the user pool does not respond", async () => {
    const signOut = async () => Promise.reject(new Error("Cognito is away"));
    const { signPersonOut } = await import("#lambdas/office/people/actions/sign-person-out.ts");
    const act = { adminId: "karin", accountId: "goran", reason: "Telefonen är stulen" };
    await signPersonOut({ ...office.context, signOut }, act);
    expect(office.failures).toEqual(["An account was not signed out of the user pool"]);
    expect(await sessions()).toMatchObject({ validFrom: office.system.now().toISOString() });
  });
});

describe("locking an account", () => {
  it("refuses all tokens until unlocked", async () => {
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
      ["person-locked", "karin", reason],
      ["person-unlocked", "ali", reason],
    ]);
  });

  it("happens once when two do it at once, and is undone once", async () => {
    const locked = await Promise.all([office.lock("karin", "goran"), office.lock("ali", "goran")]);
    expect(locked.toSorted()).toEqual(["none", "person-changed"]);
    const unlocked = await Promise.all([office.unlock("karin", "goran"), office.unlock("ali", "goran")]);
    expect(unlocked.toSorted()).toEqual(["none", "person-changed"]);
    expect((await office.lines()).map(([action]) => action)).toEqual(["person-locked", "person-unlocked"]);
  });

  it("is refused for oneself and other administrators", async () => {
    for (const act of [office.lock, office.unlock, office.close]) {
      expect(await act("karin", "karin")).toBe("account-exempt");
      expect(await act("karin", "ali")).toBe("account-exempt");
      expect(await act("karin", "nobody")).toBe("account-not-found");
    }
    expect(await office.of("sessions")).toEqual([]);
  });
});

describe("closing an account on request", () => {
  it("starts the usual thirty days, and its owner can undo it", async () => {
    expect(await office.close("karin", "goran")).toBe("none");
    expect(await sessions()).toMatchObject({ eraseAt: "2026-12-20T12:00:00.000Z", pointsAtClosing: 350 });
    expect((await office.look("goran")).account).toMatchObject({ is: "closing" });
    await reopenAccount({ table: office.table, ...office.system }, aCaller("goran"));
    expect((await office.look("goran")).account).toEqual({ is: "active" });
  });

  it("happens once when two do it at once, and is refused while something is unsettled", async () => {
    const closed = await Promise.all([office.close("karin", "goran"), office.close("ali", "goran")]);
    expect(closed.toSorted()).toEqual(["none", "person-changed"]);
    const bike = await office.register("WTU204K8862", { userId: "gote" });
    await office.become(bike.id, { status: "stolen" });
    expect(await office.close("karin", "gote")).toBe("account-closing-blocked");
  });
});
