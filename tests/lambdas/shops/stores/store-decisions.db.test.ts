import { beforeEach, describe, expect, it } from "vitest";
import { PartnerChange } from "#contract/shops/partners.ts";
import { placeStoreOrder } from "#lambdas/stickers/orders/stores/store-orders.ts";
import { readStore } from "#lambdas/shops/read-stores.ts";
import { storeWrites } from "#lambdas/shops/store-writes.ts";
import { put, update } from "#lambdas/platform/table/actions.ts";
import { AuditItem } from "#lambdas/platform/table/items/audit.ts";
import { NotificationItem } from "#lambdas/platform/table/items/notification.ts";
import { StoreNoticeItem } from "#lambdas/shops/items/store.ts";
import { keys, storePartition, userPartition } from "#lambdas/platform/table/keys.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { changePartner } from "#lambdas/shops/stores/change-partner.ts";
import { changeStore } from "#lambdas/shops/stores/change-store.ts";
import { decideStoreState } from "#lambdas/shops/stores/decide-store-state.ts";
import { findStores } from "#lambdas/shops/stores/find-stores.ts";
import { getPartner, listPartners } from "#lambdas/shops/stores/list-partners.ts";
import { getOwnStore, getStore } from "#lambdas/shops/stores/show-store.ts";
import { withTable } from "#tests/dynamodb.ts";
import { tableInRoleOf } from "#tests/in-role.ts";
import { aCaller, aSystem, noon } from "#tests/lambdas/a.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";

const at = noon.toISOString();
const clerk = aCaller("clerk", { role: "store", storeId: "store_1" });

const open = async () => {
  // Keeps decisions out of the same millisecond.
  let moment = noon.getTime();
  const system = { ...aSystem(), now: () => new Date((moment += 1)) };
  const place = await withTable();
  const table = openTable(place.tableName, system, place.client);
  const aStore = (storeId: string, name: string, owner: string) =>
    storeWrites({ storeId, name, city: "Vadstena", state: "active", createdAt: at }, owner);
  await table.transact([
    ...aStore("store_1", "Cykelboden i Vadstena", "owner"),
    put(keys.storeMember("store_1", "clerk"), "storeMember", {
      storeId: "store_1",
      userId: "clerk",
      role: "staff",
      joinedAt: at,
    }).expectNew("repeated"),
  ]);
  await table.transact(aStore("store_2", "Cykelkällaren", "other"));
  const context = {
    ...system,
    table: await tableInRoleOf("stores", place, system),
    cursorSecret: "secret",
    mac: async (digits: string) => `mac-${digits.slice(-2)}`,
  };
  let calls = 0;
  const order = () =>
    placeStoreOrder(
      { table, system },
      {
        caller: clerk,
        idempotencyKey: `key_${String((calls += 1)).padStart(20, "0")}`,
        request: { kind: "qr_order", count: 10 },
      },
    );
  return { table, context, order };
};

let office: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  office = await open();
});

const suspend = (reason = "Kvitton som inte stämmer", by = "admin") =>
  decideStoreState(office.context, by, "store_1", { state: "suspended", reason });
const reactivate = () =>
  decideStoreState(office.context, "admin", "store_1", { state: "active", reason: "Rättat" });
const audited = async () => {
  const audits = { partition: "AUDIT#store_1", schema: AuditItem, limit: 300 };
  return (await office.table.query(audits)).items.map(({ action }) => action);
};
const notices = async () => {
  const told = {
    partition: storePartition("store_1"),
    prefix: "NOTICE#",
    schema: StoreNoticeItem,
    limit: 50,
  };
  return (await office.table.query(told)).items;
};

describe("suspending a shop", () => {
  it("blocks its staff from writing at once, until it is reactivated", async () => {
    await office.order();
    expect(await suspend()).toMatchObject({
      state: "suspended",
      decision: { reason: "Kvitton som inte stämmer" },
    });
    expect(await problemIn(office.order())).toBe("store-suspended");
    expect(await reactivate()).toMatchObject({ state: "active", decision: { reason: "Rättat" } });
    await office.order();
    expect(await audited()).toEqual(["store-suspended", "store-reactivated"]);
  });

  it("notifies everyone who works there, and nobody else", async () => {
    await suspend("Ägaren 811218-9876 svarar inte");
    const notifications = await notices();
    expect(notifications.map(({ userId }) => userId).toSorted()).toEqual(["clerk", "owner"]);
    for (const notice of notifications)
      expect(notice).toMatchObject({ store: "Cykelboden i Vadstena", state: "suspended" });
    expect(JSON.stringify(notifications)).not.toContain("9876");
    for (const [userId, count] of [
      ["owner", 1],
      ["clerk", 1],
      ["other", 0],
    ] as const) {
      const news = { partition: userPartition(userId), schema: NotificationItem, limit: 10 };
      expect((await office.table.query({ ...news, prefix: "NOTIFICATION#" })).items).toHaveLength(count);
    }
  });

  it("happens once by two administrators at the same moment, a hundred times", async () => {
    for (let round = 0; round < 50; round += 1) {
      const ends = await Promise.all([problemIn(suspend("A", "anna")), problemIn(suspend("B", "bo"))]);
      expect(ends.toSorted()).toEqual(["none", "store-changed"]);
      const back = await Promise.all([problemIn(reactivate()), problemIn(reactivate())]);
      expect(back.toSorted()).toEqual(["none", "store-changed"]);
    }
    expect(await audited()).toHaveLength(100);
    expect(await readStore(office.table, "store_1")).toMatchObject({ state: "active", version: 100 });
  });

  it("lets a simultaneous order through or refuses it completely", async () => {
    for (let round = 0; round < 25; round += 1) {
      const [ordered, decided] = await Promise.all([problemIn(office.order()), problemIn(suspend())]);
      expect(["none", "store-suspended"]).toContain(ordered);
      expect(decided).toBe("none");
      expect(await problemIn(office.order())).toBe("store-suspended");
      await reactivate();
    }
  });

  it("fails for an unknown shop", async () => {
    const gone = { state: "suspended", reason: "x" } as const;
    expect(await problemIn(decideStoreState(office.context, "admin", "store_x", gone))).toBe(
      "store-not-found",
    );
    expect(await problemIn(reactivate())).toBe("store-changed");
  });
});

describe("the chain of a shop", () => {
  const change = (version: number, chain?: string, locationId?: string) =>
    changeStore(office.context, "admin", "store_1", { version, chain, locationId });

  it("is stored without personal numbers", async () => {
    const changed = await change(0, "Kedja 19850709-9805", "19850709-9805");
    expect(JSON.stringify(changed)).not.toMatch(/9805/);
    expect(changed.chain).toMatch(/^Kedja /);
  });

  it("is set, changed and removed, each based on the version before", async () => {
    expect(await change(0, "Sportcykeln", "0417")).toMatchObject({
      version: 1,
      chain: "Sportcykeln",
      locationId: "0417",
    });
    expect(await problemIn(change(0, "Annan"))).toBe("store-changed");
    const bare = await change(1);
    expect([bare.version, bare.chain, bare.locationId]).toEqual([2, undefined, undefined]);
    expect(await audited()).toEqual(["store-changed", "store-changed"]);
  });

  it("cannot be set for an unknown shop", async () => {
    const change_ = { version: 0, chain: "Sportcykeln" };
    expect(await problemIn(changeStore(office.context, "admin", "store_x", change_))).toBe("store-not-found");
    expect(await readStore(office.table, "store_x")).toBeUndefined();
  });
});

describe("finding a shop", () => {
  const find = async (text: string) =>
    (await findStores(office.context, { text, limit: 20 })).items.map(({ storeId }) => storeId);

  it("works by the beginning of its name, however it is typed", async () => {
    expect(await find("cykelB")).toEqual(["store_1"]);
    expect(await find("CYKEL")).toEqual(["store_1", "store_2"]);
    expect(await find("Vadstena")).toEqual([]);
  });

  it("works by the full number of a company or person", async () => {
    await office.table.transact([
      put(keys.companyStore("5599001004", "store_2"), "companyStore", { storeId: "store_2" }),
      put(keys.companyStore("sole-mac-76", "store_1"), "companyStore", { storeId: "store_1" }),
    ]);
    expect(await find("559900-1004")).toEqual(["store_2"]);
    expect(await find("811218-9876")).toEqual(["store_1"]);
    expect(await find("559900-3000")).toEqual([]);
  });

  it("refuses the cursor of another search", async () => {
    const { cursor } = await findStores(office.context, { text: "cykel", limit: 1 });
    expect(await problemIn(findStores(office.context, { text: "an", limit: 1, cursor }))).toBe(
      "invalid-cursor",
    );
    expect(
      (await findStores(office.context, { text: "cykel", limit: 1, cursor })).items.map(
        ({ storeId }) => storeId,
      ),
    ).toEqual(["store_2"]);
  });
});

describe("the partner directory", () => {
  const shown = { visible: true, place: 500, city: "Motala", registersAtSale: true } as const;
  const show = async (storeId: string, over: object = {}) => {
    const { version } = await getStore(office.context, storeId);
    return changePartner(office.context, "admin", storeId, { ...shown, version, ...over });
  };
  const directory = async () => (await listPartners(office.context, { limit: 20 })).items.map(({ id }) => id);

  it("shows the shops that an administrator has listed, by place and name", async () => {
    expect(await directory()).toEqual([]);
    await show("store_2");
    await show("store_1");
    expect(await directory()).toEqual(["store_1", "store_2"]);
    await show("store_2", { place: 1 });
    expect(await directory()).toEqual(["store_2", "store_1"]);
    await show("store_2", { visible: false });
    expect(await directory()).toEqual(["store_1"]);
    expect(await problemIn(getPartner(office.context, "store_2"))).toBe("store-not-found");
    expect(await audited()).toEqual(["partner-changed"]);
  });

  it("hides a suspended shop at once, and shows it again afterwards", async () => {
    await show("store_1", { hours: "Måndag 10–18", website: "https://cykelboden.example" });
    await suspend();
    expect(await directory()).toEqual([]);
    expect(await problemIn(getPartner(office.context, "store_1"))).toBe("store-not-found");
    await show("store_1");
    expect(await directory()).toEqual([]);
    await reactivate();
    expect(await directory()).toEqual(["store_1"]);
  });

  it("contains no personal data", async () => {
    const address = { street: "Hemgatan 3", postalCode: "592 30" };
    const contact = { name: "Petra Holm", email: "petra@example.se", phone: "+46317001234" };
    const number = { kind: "sole-trader", encrypted: "c2VjcmV0", masked: "1985••••-••••" } as const;
    const company = { kind: "company", number: "5599001004" } as const;
    for (const [storeId, organisationNumber] of [
      ["store_1", number],
      ["store_2", company],
    ] as const) {
      await office.table.transact([
        update(keys.store(storeId)).set({ address, contact, organisationNumber }),
      ]);
      await show(storeId, { hours: "Ring 811218-9876" });
    }
    const { items } = await listPartners(office.context, { limit: 20 });
    expect(items.map((partner) => partner.address)).toEqual([undefined, address]);
    const text = JSON.stringify(items);
    for (const secret of ["Petra", "petra@", "+4631", "1985", "5599", "9876", "c2Vj"])
      expect(text).not.toContain(secret);
  });

  it("accepts one of two changes based on the same version", async () => {
    const change = { ...shown, version: 0 };
    const ends = await Promise.all(
      ["anna", "bo"].map((by) => problemIn(changePartner(office.context, by, "store_1", change))),
    );
    expect(ends.toSorted()).toEqual(["none", "store-changed"]);
    expect(await problemIn(changePartner(office.context, "anna", "store_x", change))).toBe("store-not-found");
  });

  it("names the fields it refuses", () => {
    const faults = (over: object) =>
      PartnerChange.safeParse({ ...shown, version: 0, ...over }).error?.issues.map(({ path }) => path[0]);
    for (const website of ["http://a.se", "javascript:alert(1)", "https://", "cykel.se", "https:// a.se"])
      expect(faults({ website })).toEqual(["website"]);
    for (const place of [0, 1000, 1.5]) expect(faults({ place })).toEqual(["place"]);
    expect(faults({ city: " " })).toEqual(["city"]);
    expect(faults({ website: "", hours: "" })).toBeUndefined();
  });
});

it("administrators see a shop with its state, and unknown shops are not found", async () => {
  expect(await getStore(office.context, "store_1")).toMatchObject({
    name: "Cykelboden i Vadstena",
    version: 0,
  });
  expect(await problemIn(getStore(office.context, "store_x"))).toBe("store-not-found");
});

it("staff see that their shop is suspended and why, and nothing of other shops", async () => {
  await suspend();
  expect(await getOwnStore(office.context, { userId: "clerk", storeId: "store_1" })).toMatchObject({
    state: "suspended",
    decision: { reason: "Kvitton som inte stämmer" },
  });
  expect(await getOwnStore(office.context, { userId: "other", storeId: "store_2" })).toEqual({
    storeId: "store_2",
    name: "Cykelkällaren",
    city: "Vadstena",
    state: "active",
  });
  expect(await problemIn(getOwnStore(office.context, { userId: "clerk" }))).toBe("forbidden");
  for (const storeId of ["store_2", "store_x"])
    expect(await problemIn(getOwnStore(office.context, { userId: "clerk", storeId }))).toBe("forbidden");
});
