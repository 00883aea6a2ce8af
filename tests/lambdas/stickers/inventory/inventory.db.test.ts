import { randomBytes } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import {
  beginRun,
  continueRun,
  listRunCodes,
  listRuns,
  setPrinted,
} from "#lambdas/stickers/inventory/runs.ts";
import { listInventoryChanges } from "#lambdas/stickers/inventory/list-changes.ts";
import {
  adjustInventory,
  getStoreInventory,
  listInventory,
  moveRoll,
} from "#lambdas/stickers/inventory/stock.ts";
import { planLink, planUnlink } from "#lambdas/stickers/codes/link-writes.ts";
import { memberWrite } from "#lambdas/shops/members/member-writes.ts";
import { storeWrites } from "#lambdas/shops/store-writes.ts";
import { InventoryItem } from "#lambdas/stickers/items/inventory.ts";
import { QrCodeItem, QrRollItem } from "#lambdas/stickers/items/qr-code.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { tableInRoleOf } from "#tests/in-role.ts";
import { withTable } from "#tests/dynamodb.ts";
import { aSystem, given, noon } from "#tests/lambdas/a.ts";
import { problemIn } from "#tests/lambdas/thefts/reports/context.ts";
import { openTable } from "#lambdas/platform/table/table.ts";

const at = noon.toISOString();

const open = async () => {
  const system = { ...aSystem(), bytes: (length: number) => randomBytes(length) };
  const place = await withTable();
  const table = openTable(place.tableName, system, place.client);
  const context = { table: await tableInRoleOf("inventory", place, system), system, cursorSecret: "secret" };
  const store = { storeId: "store_1", name: "Vadstena Cykel", city: "Vadstena", state: "active" } as const;
  await table.transact(storeWrites({ ...store, createdAt: at }, "clerk"));
  return { table, context };
};

let office: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  office = await open();
});

let requests = 0;
const begin = (
  pool: string,
  count: number,
  idempotencyKey = `key_${String((requests += 1)).padStart(20, "0")}`,
) => beginRun(office.context, { adminId: "admin", idempotencyKey, request: { pool, count } });
const finish = async (runId: string) => {
  for (;;) {
    const run = await continueRun(office.context, runId);
    if (run.made >= run.count) return run;
  }
};
const made = async (pool: string, count: number) => finish((await begin(pool, count)).id);
const inventoryOf = async (pool: string) => {
  const { items } = await listInventory(office.context, { limit: 20 });
  return items.find((each) => each.pool === pool);
};
const codesOf = async (runId: string): Promise<string[]> => {
  const uids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listRunCodes(office.context, { runId, limit: 50, cursor });
    uids.push(...page.items.map(({ uid }) => uid));
    ({ cursor } = page);
  } while (cursor !== undefined);
  return uids;
};
const move = (pool: string) => moveRoll(office.context, { adminId: "admin", pool });
const adjust = (seen: { rolls: number; active: number }, to: { rolls: number; active: number }) =>
  adjustInventory(office.context, { adminId: "admin", pool: "self", ...to, seen, reason: "Räknat" });

describe("a run", () => {
  it("starts once per press, and makes each code once, however often it is resumed", async () => {
    const key = "key_once_and_only_once_0";
    const [one, other] = [await begin("self", 230, key), await begin("self", 230, key)];
    expect(other.id).toBe(one.id);
    await Promise.all(Array.from({ length: 8 }, () => continueRun(office.context, one.id)));
    expect(await finish(one.id)).toMatchObject({ made: 230, count: 230 });
    const uids = await codesOf(one.id);
    expect([uids.length, new Set(uids).size]).toEqual([230, 230]);
    expect(await inventoryOf("self")).toMatchObject({ rolls: 2, active: 30 });
    expect((await listRuns(office.context, { limit: 20 })).items).toMatchObject([{ id: one.id }]);
  });

  it("of ten adds ten codes, which nobody needs to take out", async () => {
    await made("self", 10);
    expect(await inventoryOf("self")).toMatchObject({ rolls: 0, active: 10 });
    expect(await problemIn(move("self"))).toBe("no-roll-left");
    const { items } = await listInventoryChanges(office.context, { limit: 20 });
    expect(items).toMatchObject([{ what: "made", rolls: 0, active: 10 }]);
  });

  it("requires an existing store", async () => {
    expect(await begin("store_1", 10)).toMatchObject({ store: "Vadstena Cykel", made: 0 });
    expect(await problemIn(begin("store_none", 10))).toBe("store-not-found");
    expect(await problemIn(continueRun(office.context, "batch_none"))).toBe("run-not-found");
    expect(await problemIn(setPrinted(office.context, { adminId: "admin", runId: "batch_none" }, true))).toBe(
      "run-not-found",
    );
  });

  it("is marked as printed by an administrator, not by a download", async () => {
    const { id: runId } = await made("self", 10);
    await codesOf(runId);
    expect((await listRuns(office.context, { limit: 20 })).items[0]?.printedAt).toBeUndefined();
    const say = (printed: boolean) => setPrinted(office.context, { adminId: "admin", runId }, printed);
    expect(await say(true)).toMatchObject({ printedAt: at });
    expect((await say(false)).printedAt).toBeUndefined();
  });
});

describe("the stock of a pool", () => {
  it("agrees with its codes as rolls move and stickers are linked and unlinked", async () => {
    const { id } = await made("self", 150);
    const [uid = ""] = await codesOf(id);
    const linking = { bikeId: "bike_1", frameNumber: "WTU204K8861", at };
    const link = async () => office.table.transact(await planLink(office.table, uid, linking));
    await link();
    expect(await move("self")).toMatchObject({ rolls: 0, active: 149 });
    await office.table.transact(await planUnlink(office.table, [uid], { bikeId: "bike_1", at }));
    expect(await inventoryOf("self")).toMatchObject({ rolls: 0, active: 150 });
    await link();
    expect(await inventoryOf("self")).toMatchObject({ rolls: 0, active: 149 });
    const states = await Promise.all(
      (await codesOf(id)).map(async (each) => (await office.table.get(keys.qr(each), QrCodeItem))?.state),
    );
    expect(states.filter((state) => state === "made")).toHaveLength(149);
  });

  it("activates each roll once, however many do so at once", async () => {
    const { id } = await made("self", 1000);
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => problemIn(move("self"))));
    const moved = outcomes.filter((outcome) => outcome === "none").length;
    expect(moved).toBeGreaterThan(0);
    const rolls = await Promise.all(
      Array.from({ length: 10 }, (_, index) => office.table.get(keys.qrRoll(id, index + 1), QrRollItem)),
    );
    expect(rolls.filter((roll) => roll?.state === "active")).toHaveLength(moved);
    expect(await inventoryOf("self")).toMatchObject({ rolls: 10 - moved, active: 100 * moved });
  });

  it("counts a roll's codes, even if it is activated before it has them all", async () => {
    const { id } = await begin("self", 100);
    await continueRun(office.context, id);
    expect(await move("self")).toMatchObject({ rolls: 0, active: 50 });
    await continueRun(office.context, id);
    expect(await inventoryOf("self")).toMatchObject({ rolls: 0, active: 100 });
    expect(await office.table.get(keys.qrRoll(id, 1), QrRollItem)).toMatchObject({ left: 100, count: 100 });
  });

  it("never shows less than zero, even if more is used than was counted", async () => {
    const uids = await codesOf((await made("self", 100)).id);
    await move("self");
    await adjust({ rolls: 0, active: 100 }, { rolls: 0, active: 1 });
    for (const [place, uid] of uids.slice(0, 3).entries())
      await office.table.transact(
        await planLink(office.table, uid, { bikeId: "bike_1", frameNumber: `WTU204K810${place}`, at }),
      );
    const { items } = await listInventory(office.context, { limit: 20 });
    expect(items).toMatchObject([{ rolls: 0, active: 0 }]);
    expect(await adjust({ rolls: 0, active: 0 }, { rolls: 0, active: 5 })).toMatchObject({ active: 5 });
  });

  it("stores manual adjustments beside the count by codes, with author and reason", async () => {
    await made("self", 100);
    await move("self");
    const adjusted = await adjust({ rolls: 0, active: 100 }, { rolls: 1, active: 97 });
    expect(adjusted).toMatchObject({ rolls: 1, active: 97 });
    expect(await office.table.get(keys.inventory("self"), InventoryItem)).toMatchObject({
      rolls: 0,
      active: 100,
      adjustedRolls: 1,
      adjustedActive: -3,
    });
    await given.person(office.table, "admin", 0, { fullName: "Maja Ek" });
    const { items } = await listInventoryChanges(office.context, { limit: 20 });
    expect(items.map(({ what, rolls, active, by, reason }) => [what, rolls, active, by, reason])).toEqual([
      ["adjusted", 1, -3, "Maja Ek", "Räknat"],
      ["moved", -1, 100, "Maja Ek", undefined],
      ["made", 1, 0, "Maja Ek", undefined],
    ]);
  });

  it("is adjusted by only one of two administrators who saw the same numbers", async () => {
    await made("self", 100);
    const seen = { rolls: 1, active: 0 };
    const outcomes = await Promise.all([
      problemIn(adjust(seen, { rolls: 2, active: 0 })),
      problemIn(adjust(seen, { rolls: 3, active: 0 })),
    ]);
    expect(outcomes.toSorted()).toEqual(["inventory-changed", "none"]);
  });
});

describe("a store's own stock", () => {
  it("is that of the caller's store only", async () => {
    await made("store_1", 110);
    await made("self", 300);
    await moveRoll(office.context, { adminId: "admin", pool: "store_1" });
    const other = { storeId: "store_2", userId: "clerk", role: "staff", joinedAt: at } as const;
    await office.table.transact([memberWrite(other)]);
    const stockOf = (storeId?: string, userId = "clerk") =>
      getStoreInventory(office.context, { userId, ...(storeId === undefined ? {} : { storeId }) });
    expect(await stockOf("store_1")).toMatchObject({
      rolls: 0,
      active: 110,
    });
    expect(await stockOf("store_2")).toEqual({ rolls: 0, active: 0 });
    expect(await problemIn(stockOf())).toBe("forbidden");
    expect(await problemIn(stockOf("store_1", "removed"))).toBe("forbidden");
  });
});
