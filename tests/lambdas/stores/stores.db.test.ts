import { describe, expect, it } from "vitest";
import { readStore } from "#lambdas/shared/stores/read-stores.ts";
import { storeWrites } from "#lambdas/shared/stores/store-writes.ts";
import { whileMember } from "#lambdas/shared/stores/while-member.ts";
import { put, remove, update } from "#lambdas/shared/table/actions.ts";
import { AuditItem } from "#lambdas/shared/table/items/audit.ts";
import { StoreMemberItem } from "#lambdas/shared/table/items/store.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { Table } from "#lambdas/shared/table/table.ts";
import { listStores } from "#lambdas/stores/list-stores.ts";
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
const sale = { id: "1", subject: "sale", by: "kim", action: "campaign-created", at: noon.toISOString() };
const sell = (table: Table, storeId: string, userId: string) =>
  table.transact([...whileMember(storeId, userId), put(trace, "audit", sale)]);
const isSold = async (table: Table) => (await table.get(trace, AuditItem)) !== undefined;

describe("a store", () => {
  it("is opened with its owner", async () => {
    const table = await town(["store_a", "Cykelboden", "kim"]);
    expect(await readStore(table, "store_a")).toMatchObject({ name: "Cykelboden", state: "active" });
    expect(await table.get(keys.storeMember("store_a", "kim"), StoreMemberItem)).toMatchObject({
      role: "owner",
    });
  });

  it("is not opened a second time, and gets no second owner by that", async () => {
    const table = await town(["store_a", "Cykelboden", "kim"]);
    const again = table.transact(storeWrites(aStore("store_a", "Kapad"), "lo"));
    await expect(again).rejects.toMatchObject({ failure: "repeated" });
    expect(await readStore(table, "store_a")).toMatchObject({ name: "Cykelboden" });
    expect(await table.get(keys.storeMember("store_a", "lo"), StoreMemberItem)).toBeUndefined();
  });
});

describe("the store of the seed", () => {
  it("is opened once, however often the town is seeded", async () => {
    const table = await aTable();
    const seeded = { storeId: "store_vadstena", name: "Cykelboden i Vadstena" };
    await openStore(table, seeded, "kim", noon);
    await openStore(table, { ...seeded, name: "Ny skylt" }, "kim", noon);
    expect(await readStore(table, "store_vadstena")).toMatchObject({ ...seeded, state: "active" });
    const member = keys.storeMember("store_vadstena", "kim");
    expect(await table.get(member, StoreMemberItem)).toMatchObject({ role: "owner" });
  });
});

describe("a write of a store", () => {
  const two = () => town(["store_a", "Cykelboden", "kim"], ["store_b", "Ekerhjulet", "lo"]);

  it("goes through for those who work there", async () => {
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

  it("is refused for someone who has been removed, whatever their token says", async () => {
    const table = await two();
    await table.transact([remove(keys.storeMember("store_a", "kim"))]);
    await expect(sell(table, "store_a", "kim")).rejects.toMatchObject({ failure: "forbidden" });
    expect(await isSold(table)).toBe(false);
  });

  it("is refused while the store is suspended, and goes through once it is active again", async () => {
    const table = await two();
    await table.transact([update(keys.store("store_a")).set({ state: "suspended" })]);
    await expect(sell(table, "store_a", "kim")).rejects.toMatchObject({ failure: "store-suspended" });
    expect(await isSold(table)).toBe(false);
    await table.transact([update(keys.store("store_a")).set({ state: "active" })]);
    await sell(table, "store_a", "kim");
    expect(await isSold(table)).toBe(true);
  });
});

describe("the list of stores", () => {
  const cursorSecret = "secret";

  it("is in Swedish order, page by page", async () => {
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

  it("shows a suspended store as such, and the number of a person masked", async () => {
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
