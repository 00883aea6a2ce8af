import { beforeEach, describe, expect, it } from "vitest";
import { NewStaffMember } from "#contract/shops/staff.ts";
import { maxMembers } from "#lambdas/shops/members/max-members.ts";
import { listLog } from "#lambdas/shops/staff/list-log.ts";
import { listStaff } from "#lambdas/shops/staff/list-staff.ts";
import { changeWorkplace, listWorkplaces } from "#lambdas/shops/staff/workplaces.ts";
import { put, update } from "#lambdas/platform/table/actions.ts";
import { WorkplaceItem } from "#lambdas/shops/items/store.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { aCaller, noon } from "#tests/lambdas/a.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";
import { aShop, clerk, owner } from "./a-shop.ts";

const nils = "user-of-nils";
const second = aCaller("second", { role: "store", storeId: "store_1" });

let shop: Awaited<ReturnType<typeof aShop>>;
beforeEach(async () => {
  shop = await aShop();
});

const counts = async () => {
  const store = await shop.storeOf();
  return [store?.members, store?.owners];
};

describe("inviting someone without an account", () => {
  it("sends one mail and shows them as invited until they sign in", async () => {
    const { items } = await shop.invite();
    expect(items.at(-1)).toMatchObject({
      userId: nils,
      name: "Nils Holm",
      email: "nils@cykel.example",
      role: "staff",
      invitation: { state: "sent" },
    });
    expect([shop.pool.mailed, await counts()]).toEqual([["nils@cykel.example"], [3, 1]]);
    await shop.settle(nils, "Nils E. Holm", "nils@cykel.example");
    const joined = (await listStaff(shop.context, owner)).items.at(-1);
    expect([joined?.name, joined?.invitation]).toEqual(["Nils E. Holm", undefined]);
  });

  it("sends one invitation for repeated and parallel requests", async () => {
    const key = "key_of_one_press_0000001";
    await Promise.all([shop.invite({}, owner, key), shop.invite({}, owner, key)]);
    await shop.invite({}, owner, key);
    expect([shop.pool.mailed.length, await counts()]).toEqual([1, [3, 1]]);
    await shop.join("second", "owner");
    for (let round = 0; round < 20; round += 1) {
      const email = `ny${round}@cykel.example`;
      const ends = await Promise.all([
        problemIn(shop.invite({ email })),
        problemIn(shop.invite({ email }, second)),
      ]);
      expect(ends.toSorted()).toEqual(["already-works-here", "none"]);
    }
    expect([shop.pool.mailed.length, await counts()]).toEqual([21, [24, 2]]);
  });

  it("stays due if the user pool refuses, and each retry by the owner sends a new password", async () => {
    shop.pool.refusals.push("The pool is down");
    const { items } = await shop.invite();
    expect([items.at(-1)?.invitation?.state, shop.failures.length]).toEqual(["due", 1]);
    const goOn = shop.pool.hold();
    const both = [shop.resend(nils), shop.resend(nils)];
    // Sends the second request while the first waits for the pool.
    await Promise.race(both);
    goOn();
    await Promise.all(both);
    expect(shop.pool.mailed).toHaveLength(1);
    await shop.resend(nils);
    expect(shop.pool.mailed).toHaveLength(2);
    await shop.settle(nils, "Nils Holm", "nils@cykel.example");
    expect(await problemIn(shop.resend(nils))).toBe("staff-has-joined");
    expect(await problemIn(shop.resend("rival"))).toBe("staff-not-found");
  });

  it("is withdrawn together with the pool user, which frees the address and invalidates the password", async () => {
    await shop.invite();
    await shop.remove(nils);
    expect([await shop.memberOf(nils), await shop.pool.accounts.find("nils@cykel.example")]).toEqual([
      undefined,
      undefined,
    ]);
    expect(await counts()).toEqual([2, 1]);
    expect(await problemIn(shop.resend(nils))).toBe("staff-not-found");
    await shop.invite();
    expect(shop.pool.mailed).toHaveLength(2);
  });

  it("stops at the limit of members", async () => {
    await shop.table.transact([update(keys.store("store_1")).set({ members: maxMembers - 1 })]);
    const ends = await Promise.all(
      ["a@x.example", "b@x.example", "c@x.example"].map((email) => problemIn(shop.invite({ email }))),
    );
    expect(ends.toSorted()).toEqual(["none", "staff-full", "staff-full"]);
  });

  it("refuses a name with a digit", () => {
    const typed = { name: "Nils 811218-9876", email: "n@x.example", role: "staff", language: "sv" };
    expect(NewStaffMember.safeParse(typed).success).toBe(false);
  });
});

describe("inviting someone with an account", () => {
  it("gives a person of the same chain access at once, and mails them", async () => {
    await shop.invite({ email: "boss@cykel.example", role: "owner" });
    expect(await shop.memberOf("boss")).toMatchObject({ role: "owner" });
    expect([shop.pool.mailed, await counts()]).toEqual([[], [3, 2]]);
    expect(await shop.notices()).toMatchObject([{ userId: "boss", what: "added" }]);
  });

  it("works within one company, and for nobody else of another shop", async () => {
    expect(await problemIn(shop.invite({ email: "rival@cykel.example" }))).toBe("works-in-another-store");
    const number = { organisationNumber: { kind: "company", number: "5599001004" } };
    await shop.table.transact([
      update(keys.store("store_1")).set(number),
      update(keys.store("store_3")).set(number),
    ]);
    await shop.invite({ email: "rival@cykel.example" });
    expect(await shop.memberOf("rival")).toMatchObject({ role: "staff" });
  });

  it("works for a former member of staff", async () => {
    await shop.remove("clerk");
    await shop.invite({ email: "clerk@cykel.example" });
    expect(await shop.memberOf("clerk")).toMatchObject({ role: "staff" });
    expect(shop.pool.mailed).toEqual([]);
  });

  it("refuses customers, administrators and reserved addresses", async () => {
    shop.pool.users.push({ email: "anna@example.se", sub: "anna", isOfStores: false, isWaiting: false });
    expect(await problemIn(shop.invite({ email: "anna@example.se" }))).toBe("not-a-store-account");
    await shop.table.transact([put(keys.emailGuard("eva@example.se"), "emailGuard", { userId: "eva" })]);
    expect(await problemIn(shop.invite({ email: "eva@example.se" }))).toBe("email-taken");
    expect(await problemIn(shop.invite({ email: "clerk@cykel.example" }))).toBe("already-works-here");
    expect(await counts()).toEqual([2, 1]);
  });
});

describe("the right to change the staff", () => {
  const deeds = (by = owner): readonly Promise<string>[] => [
    problemIn(shop.invite({}, by)),
    problemIn(shop.makeRole("clerk", "owner", by)),
    problemIn(shop.remove("clerk", by)),
    problemIn(listLog(shop.context, by, { limit: 20 })),
  ];

  it.each([
    ["staff", clerk, "owner-needed"],
    ["the owner of another store", aCaller("rival", { role: "store", storeId: "store_1" }), "forbidden"],
    ["someone whose token names no store", aCaller("owner", { role: "store" }), "forbidden"],
  ])("is denied to %s", async (_who, by, problem) => {
    expect(new Set(await Promise.all(deeds(by)))).toEqual(new Set([problem]));
    expect(await counts()).toEqual([2, 1]);
  });

  it("lets staff see their colleagues without addresses", async () => {
    const { items, role } = await listStaff(shop.context, clerk);
    expect([items.map(({ name, email }) => [name, email]), role]).toEqual([
      [
        ["owner", undefined],
        ["clerk", undefined],
      ],
      "staff",
    ]);
  });
});

describe("a removed member of staff", () => {
  it("loses access at once, is signed out of the pool and is notified", async () => {
    expect(await shop.tokenOf(clerk)).toBe("none");
    await shop.remove("clerk");
    expect(await shop.tokenOf(clerk)).toBe("session-ended");
    expect(await problemIn(listStaff(shop.context, clerk))).toBe("forbidden");
    expect([shop.pool.signedOut, await shop.notices()]).toMatchObject([
      ["clerk"],
      [{ userId: "clerk", what: "removed" }],
    ]);
    expect(await problemIn(shop.remove("clerk"))).toBe("staff-not-found");
    expect(await counts()).toEqual([1, 1]);
  });

  it("is removed even if the pool does not answer", async () => {
    shop.context.accounts.find = async () => {
      throw new Error("The pool is down");
    };
    await shop.remove("clerk");
    expect([await shop.memberOf("clerk"), shop.failures.length]).toEqual([undefined, 1]);
  });
});

describe("the last owner", () => {
  it("can neither leave nor become staff", async () => {
    expect(await problemIn(shop.remove("owner"))).toBe("last-owner");
    expect(await problemIn(shop.makeRole("owner", "staff"))).toBe("last-owner");
    await shop.makeRole("clerk", "owner");
    await shop.makeRole("owner", "staff");
    expect(await counts()).toEqual([2, 1]);
    expect(await problemIn(shop.makeRole("clerk", "staff"))).toBe("owner-needed");
  });

  it("remains if two owners remove or demote each other or themselves at once", async () => {
    for (let round = 0; round < 15; round += 1) {
      await shop.join(`other${round}`, "owner");
      const other = aCaller(`other${round}`, { role: "store", storeId: "store_1" });
      const deeds = [
        () => [shop.remove(other.userId), shop.remove("owner", other)],
        () => [shop.makeRole(other.userId, "staff"), shop.makeRole("owner", "staff", other)],
        () => [shop.remove("owner"), shop.remove(other.userId, other)],
      ];
      const ends = await Promise.all((deeds[round % 3]?.() ?? []).map((deed) => problemIn(deed)));
      expect(ends.filter((end) => end === "none")).toHaveLength(1);
      const { items } = await listStaff(
        shop.context,
        (await shop.memberOf("owner")) === undefined ? other : owner,
      );
      expect(items.filter(({ role }) => role === "owner")).toHaveLength(1);
      expect((await shop.storeOf())?.owners).toBe(1);
      shop = await aShop();
    }
  });
});

describe("a person with several shops", () => {
  const boss = aCaller("boss", { role: "store", storeId: "store_2" });

  it("sees their shops and can choose only among them", async () => {
    expect((await listWorkplaces(shop.context, boss)).items.map(({ storeId }) => storeId)).toEqual([
      "store_2",
    ]);
    expect(await problemIn(changeWorkplace(shop.context, boss, "store_1"))).toBe("forbidden");
    await shop.invite({ email: "boss@cykel.example" });
    expect((await listWorkplaces(shop.context, boss)).items).toMatchObject([
      { storeId: "store_2", name: "Cykelboden i Motala", role: "owner" },
      { storeId: "store_1", name: "Cykelboden i Vadstena", role: "staff" },
    ]);
    expect(await changeWorkplace(shop.context, boss, "store_1")).toMatchObject({ storeId: "store_1" });
    expect(await shop.table.get(keys.workplace("boss"), WorkplaceItem)).toMatchObject({ storeId: "store_1" });
    for (const storeId of ["store_3", "store_x"])
      expect(await problemIn(changeWorkplace(shop.context, boss, storeId))).toBe("forbidden");
  });
});

describe("a shop's log", () => {
  it("says who did what, newest first and in pages, without addresses", async () => {
    await shop.invite();
    await shop.makeRole("clerk", "owner");
    await shop.remove(nils, aCaller("clerk", { role: "store", storeId: "store_1" }));
    const first = await listLog(shop.context, owner, { limit: 2 });
    expect(first.items).toMatchObject([
      { action: "staff-removed", by: "staff", byName: "clerk", personName: undefined },
      { action: "staff-became-owner", byName: "owner", personName: "clerk" },
    ]);
    const rest = await listLog(shop.context, owner, { limit: 2, cursor: first.cursor });
    expect(rest.items.map(({ action }) => action)).toEqual(["staff-invited"]);
    expect(JSON.stringify(await shop.logged())).not.toContain("@");
    const { cursor } = first;
    const elsewhere = aCaller("rival", { role: "store", storeId: "store_3" });
    expect(await problemIn(listLog(shop.context, elsewhere, { limit: 2, cursor }))).toBe("invalid-cursor");
  });

  it("records nothing that failed", async () => {
    await problemIn(shop.remove("owner"));
    expect(await shop.logged()).toEqual([]);
    expect((await shop.storeOf())?.createdAt).toBe(noon.toISOString());
  });
});
