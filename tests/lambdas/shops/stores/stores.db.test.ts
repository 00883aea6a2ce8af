import { describe, expect, it } from "vitest";
import { readStore } from "#lambdas/shops/read-stores.ts";
import { storeWrites } from "#lambdas/shops/store-writes.ts";
import { requireMember } from "#lambdas/shops/members/require-member.ts";
import { put, remove, update } from "#lambdas/platform/table/actions.ts";
import { AuditItem } from "#lambdas/platform/table/items/audit.ts";
import { StoreMemberItem } from "#lambdas/shops/items/store.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import { listStores } from "#lambdas/shops/stores/list-stores.ts";
import { openStore } from "#local/seed/open-store.ts";
import { aTable, noon } from "#tests/lambdas/a.ts";

const aStore = (storeId: string, name: string) => ({
  storeId,
  name,
  city: "Vadstena",
  organisationNumber: { kind: "sole-trader", encrypted: "c2VjcmV0", masked: "1985••••-••••" } as const,
  state: "active" as const,

  createdAt: noon.toISOString(),
});

const town = async (...stores: (readonly [id: string, name: string, owner: string])[]) => {
  const table = await aTable();
  for (const [id, name, owner] of stores) await table.transact(storeWrites(aStore(id, name), owner));
  return table;
};

const trace = keys.audit("sale", noon.toISOString(), "1");
const sale = {
  id: "1",
  subject: "sale",
  by: "kim",
  action: "campaign-created",
  at: noon.toISOString(),
  expiresAt: noon.getTime() / 1000 + 86_400,
};
const sell = (table: Table, storeId: string, userId: string) =>
  table.transact([...requireMember(storeId, userId), put(trace, "audit", sale)]);
const isSold = async (table: Table) => (await table.get(trace, AuditItem)) !== undefined;

describe("a shop", () => {
  it("is created with its owner", async () => {
    const table = await town(["store_a", "Cykelboden", "kim"]);
    expect(await readStore(table, "store_a")).toMatchObject({ name: "Cykelboden", state: "active" });
    expect(await table.get(keys.storeMember("store_a", "kim"), StoreMemberItem)).toMatchObject({
      role: "owner",
    });
  });

  it("is not created twice, and gets no second owner that way", async () => {
    const table = await town(["store_a", "Cykelboden", "kim"]);
    const again = table.transact(storeWrites(aStore("store_a", "Kapad"), "lo"));
    await expect(again).rejects.toMatchObject({ failure: "repeated" });
    expect(await readStore(table, "store_a")).toMatchObject({ name: "Cykelboden" });
    expect(await table.get(keys.storeMember("store_a", "lo"), StoreMemberItem)).toBeUndefined();
  });
});

describe("the seeded shop", () => {
  it("is created once, however often the seed runs", async () => {
    const table = await aTable();
    const seeded = { storeId: "store_vadstena", name: "Cykelboden i Vadstena" };
    await openStore(table, seeded, "kim", noon);
    await openStore(table, { ...seeded, name: "Ny skylt" }, "kim", noon);
    expect(await readStore(table, "store_vadstena")).toMatchObject({ ...seeded, state: "active" });
    const member = keys.storeMember("store_vadstena", "kim");
    expect(await table.get(member, StoreMemberItem)).toMatchObject({ role: "owner" });
  });
});

describe("a write by a shop", () => {
  const two = () => town(["store_a", "Cykelboden", "kim"], ["store_b", "Ekerhjulet", "lo"]);

  it("succeeds for people who work there", async () => {
    const table = await two();
    await sell(table, "store_a", "kim");
    expect(await isSold(table)).toBe(true);
  });

  it.each([
    ["someone of another store", "store_a", "lo"],
    ["a customer", "store_a", "anna"],
    ["a store that does not exist", "store_x", "kim"],
  ])("is refused for %s", async (_, storeId, userId) => {
    const table = await two();
    await expect(sell(table, storeId, userId)).rejects.toMatchObject({ failure: "forbidden" });
    expect(await isSold(table)).toBe(false);
  });

  it("is refused for former staff, whatever their token says", async () => {
    const table = await two();
    await table.transact([remove(keys.storeMember("store_a", "kim"))]);
    await expect(sell(table, "store_a", "kim")).rejects.toMatchObject({ failure: "forbidden" });
    expect(await isSold(table)).toBe(false);
  });

  it("is refused while the shop is suspended, and works again afterwards", async () => {
    const table = await two();
    await table.transact([update(keys.store("store_a")).set({ state: "suspended" })]);
    await expect(sell(table, "store_a", "kim")).rejects.toMatchObject({ failure: "store-suspended" });
    expect(await isSold(table)).toBe(false);
    await table.transact([update(keys.store("store_a")).set({ state: "active" })]);
    await sell(table, "store_a", "kim");
    expect(await isSold(table)).toBe(true);
  });
});

describe("the list of shops", () => {
  const cursorSecret = "secret";

  it("is in Swedish alphabetical order, in pages", async () => {
    const names = ["Östgötacykeln", "Ärlan", "Ångbåtscykeln", "cykelboden", "Écluse Vélo", "Ekerhjulet"];
    const table = await town(...names.map((name, place) => [`store_${place}`, name, "kim"] as const));
    const first = await listStores({ table, cursorSecret }, { limit: 4 });
    const second = await listStores({ table, cursorSecret }, { limit: 4, cursor: first.cursor });
    expect([...first.items, ...second.items].map(({ name }) => name)).toEqual([
      "cykelboden",
      "Écluse Vélo",
      "Ekerhjulet",
      "Ångbåtscykeln",
      "Ärlan",
      "Östgötacykeln",
    ]);
    expect(second.cursor).toBeUndefined();
  });

  it("marks suspended shops and masks personal numbers", async () => {
    const table = await town(["store_a", "Cykelboden", "kim"]);
    await table.transact([update(keys.store("store_a")).set({ state: "suspended" })]);
    const { items } = await listStores({ table, cursorSecret }, { limit: 20 });
    expect(items).toEqual([
      {
        storeId: "store_a",
        name: "Cykelboden",
        city: "Vadstena",
        organisationNumber: "1985••••-••••",
        state: "suspended",
        createdAt: noon.toISOString(),
      },
    ]);
  });
});
