import { beforeEach, describe, expect, it } from "vitest";
import { StoreSettingsChange } from "#contract/shops/store-settings.ts";
import { memberWrite } from "#lambdas/shops/members/member-writes.ts";
import { readStore } from "#lambdas/shops/read-stores.ts";
import { storeWrites } from "#lambdas/shops/store-writes.ts";
import { put, update } from "#lambdas/platform/table/actions.ts";
import { UploadItem } from "#lambdas/platform/table/items/pictures.ts";
import { StoreLogItem } from "#lambdas/shops/items/store.ts";
import { keys, ranges, storePartition } from "#lambdas/platform/table/keys.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { changePartner } from "#lambdas/shops/stores/change-partner.ts";
import { listPartners } from "#lambdas/shops/stores/list-partners.ts";
import { changeLogo } from "#lambdas/shops/stores/settings/change-logo.ts";
import { changeSettings } from "#lambdas/shops/stores/settings/change-settings.ts";
import { getSettings } from "#lambdas/shops/stores/settings/show-settings.ts";
import { withTable } from "#tests/dynamodb.ts";
import { tableInRoleOf } from "#tests/in-role.ts";
import { aCaller, aSystem, anUpload, noon } from "#tests/lambdas/a.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";

const at = noon.toISOString();
const owner = aCaller("owner", { role: "store", storeId: "store_1" });
const clerk = aCaller("clerk", { role: "store", storeId: "store_1" });
const rival = aCaller("rival", { role: "store", storeId: "store_2" });
const removed = aCaller("removed", { role: "store", storeId: "store_1" });

const open = async () => {
  let moment = noon.getTime();
  const system = { ...aSystem(), now: () => new Date((moment += 1)) };
  const place = await withTable();
  const table = openTable(place.tableName, system, place.client);
  for (const [storeId, userId] of [
    ["store_1", "owner"],
    ["store_2", "rival"],
  ] as const) {
    const store = { storeId, name: "Cykelboden", city: "Lund", state: "active", createdAt: at } as const;
    await table.transact(storeWrites(store, userId));
  }
  const joined = { storeId: "store_1", userId: "clerk", role: "staff", joinedAt: at } as const;
  await table.transact([memberWrite(joined)]);
  const context = {
    ...system,
    table: await tableInRoleOf("stores", place, system),
    cursorSecret: "secret",
    mac: async (digits: string) => `mac-${digits.slice(-2)}`,
  };
  return { table, context };
};

let office: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  office = await open();
});

const typed = (over: object = {}) => ({
  version: 0,
  contact: { name: "Petra Holm", email: "Petra@Cykelboden.example", phone: "+46317001234" },
  street: "Storgatan 1",
  postalCode: "22222",
  city: "Lund",
  website: "https://cykelboden.example",
  hours: "Måndag–fredag 10–18",
  registersAtSale: true,
  isHidden: false,
  receiptText: "Öppet köp i 30 dagar.",
  ...over,
});
const change = (over: object = {}, by = owner) =>
  changeSettings(office.context, by, StoreSettingsChange.parse(typed(over)));
const makePartner = (version: number, over: object = {}) => {
  const shown = { version, visible: true, place: 500, city: "Lund", registersAtSale: true, ...over };
  return changePartner(office.context, "admin", "store_1", {
    website: undefined,
    hours: undefined,
    ...shown,
  });
};
const partners = async () => (await listPartners(office.context, { limit: 20 })).items;
const logged = async () => {
  const lines = { prefix: ranges.storeLog, schema: StoreLogItem, limit: 100 };
  const { items } = await office.table.query({ partition: storePartition("store_1"), ...lines });
  return items.map(({ action, by }) => [action, by]);
};

describe("a shop's settings", () => {
  it("are changed by its owner, version by version, and logged", async () => {
    expect(await change()).toMatchObject({
      version: 1,
      role: "owner",
      contact: { name: "Petra Holm", email: "petra@cykelboden.example", phone: "+46317001234" },
      address: { street: "Storgatan 1", postalCode: "222 22" },
      hours: "Måndag–fredag 10–18",
      receiptText: "Öppet köp i 30 dagar.",
      isPartner: false,
    });
    expect(await problemIn(change())).toBe("store-changed");
    const bare = await change({ version: 1, receiptText: "", website: "", hours: "" });
    expect([bare.receiptText, bare.website, bare.hours]).toEqual([undefined, undefined, undefined]);
    expect((await readStore(office.table, "store_1"))?.receiptText).toBeUndefined();
    expect(await logged()).toEqual([
      ["settings-changed", "owner"],
      ["settings-changed", "owner"],
    ]);
  });

  it("accept one of two changes based on the same version", async () => {
    for (let version = 0; version < 20; version += 1) {
      const ends = await Promise.all([problemIn(change({ version })), problemIn(change({ version }))]);
      expect(ends.toSorted()).toEqual(["none", "store-changed"]);
    }
  });

  it("store no personal numbers", async () => {
    const { hours, receiptText } = await change({ hours: "Ring 811218-9876", receiptText: "811218-9876" });
    expect(`${hours} ${receiptText}`).not.toContain("9876");
  });

  it.each([
    ["staff", clerk, "owner-needed"],
    ["someone who no longer works there", removed, "forbidden"],
    ["a token without a store", aCaller("owner", { role: "store" }), "forbidden"],
    ["someone of another store", { ...rival, storeId: "store_1" }, "forbidden"],
  ])("cannot be changed by %s", async (_who, by, problem) => {
    expect(await problemIn(change({}, by))).toBe(problem);
    const logo = changeLogo(office.context, by, { version: 0, uploadId: null });
    expect(await problemIn(logo)).toBe(problem);
    expect(await logged()).toEqual([]);
  });

  it("can be read by staff, and not changed while the shop is suspended", async () => {
    await office.table.transact([update(keys.store("store_1")).set({ state: "suspended" })]);
    expect(await getSettings(office.table, clerk)).toMatchObject({ role: "staff", state: "suspended" });
    expect(await problemIn(change())).toBe("store-suspended");
    expect(await problemIn(getSettings(office.table, removed))).toBe("forbidden");
  });

  it.each([
    ["a receipt text that is too long", { receiptText: "x".repeat(501) }],
    ["a website that is none", { website: "javascript:alert(1)" }],
    ["a postal code that is none", { postalCode: "12" }],
    ["no person to ask for", { contact: { name: " ", email: "a@b.se" } }],
  ])("refuse %s", (_what, over) => {
    expect(StoreSettingsChange.safeParse(typed(over)).success).toBe(false);
  });
});

describe("a shop's place among the partners", () => {
  it("is set by administrators, though the shop can hide itself", async () => {
    await change({ isHidden: false });
    expect(await partners()).toEqual([]);
    await makePartner(1);
    expect(await partners()).toHaveLength(1);
    await change({ version: 2, isHidden: true });
    expect(await partners()).toEqual([]);
    // An administrator's change leaves the shop hidden.
    expect((await makePartner(3, { place: 3 })).partner).toMatchObject({ isHidden: true, place: 3 });
    expect(await partners()).toEqual([]);
    expect(await change({ version: 4 })).toMatchObject({ isPartner: true, isHidden: false });
    expect((await readStore(office.table, "store_1"))?.profile.place).toBe(3);
    expect(await partners()).toHaveLength(1);
  });

  it("moves with the shop, unless an administrator has chosen another town", async () => {
    await makePartner(0, { city: "Lund" });
    await change({ version: 1, city: "Malmö" });
    expect(await partners()).toMatchObject([{ city: "Malmö" }]);
    await makePartner(2, { city: "Köpenhamn" });
    await change({ version: 3, city: "Helsingborg" });
    expect(await partners()).toMatchObject([{ city: "Köpenhamn" }]);
  });
});

describe("a shop's logo", () => {
  const upload = async (over: Partial<UploadItem> = {}) => {
    const picture = anUpload({ ownerId: "owner", kind: "logo", ...over });
    await office.table.transact([put(keys.upload(picture.id), "upload", picture)]);
    return picture.id;
  };
  const give = (version: number, uploadId: string | null, by = owner) =>
    changeLogo(office.context, by, { version, uploadId });
  const uploadOf = (id: string) => office.table.get(keys.upload(id), UploadItem);

  it("is public once it is set, and the former one is deleted", async () => {
    const [first, second] = [await upload(), await upload()];
    await makePartner(0);
    await give(1, first);
    expect(await partners()).toMatchObject([{ logoUrl: `/photos/${first}.jpg` }]);
    const stored = await uploadOf(first);
    expect([stored?.state, stored?.expiresAt]).toEqual(["claimed", undefined]);
    expect(await problemIn(give(1, second))).toBe("store-changed");
    await give(2, second);
    expect([await uploadOf(first), (await partners())[0]?.logoUrl]).toEqual([
      undefined,
      `/photos/${second}.jpg`,
    ]);
    await give(3, null);
    expect([await uploadOf(second), (await partners())[0]?.logoUrl]).toEqual([undefined, undefined]);
  });

  it("must be the owner's own upload, of the right kind, and used by one shop only", async () => {
    expect(await problemIn(give(0, await upload({ ownerId: "rival" })))).toBe("upload-not-found");
    expect(await problemIn(give(0, await upload({ kind: "receipt" })))).toBe("upload-not-found");
    expect(await problemIn(give(0, await upload({ state: "claimed" })))).toBe("upload-already-used");
    expect(await logged()).toEqual([]);
  });
});
