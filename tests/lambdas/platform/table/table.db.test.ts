import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { check, put, remove, update } from "#lambdas/platform/table/actions.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import { aSystem, aTable, noon } from "#tests/lambdas/a.ts";

const Thing = z.object({ name: z.string(), total: z.number().optional(), status: z.string().optional() });
const key = (sk: string) => ({ pk: "THING", sk });

describe("the table", () => {
  let table: Table;
  beforeEach(async () => {
    table = await aTable(aSystem());
  });

  it("compares maps by their contents", async () => {
    const lists = { top: ["a", "b"], bottom: [] };
    await table.transact([put(key("a"), "thing", { name: "a", lists })]);
    const rename = (held: typeof lists) =>
      table.transact([update(key("a")).set({ name: "b" }).expect("lists", held, "stale")]);
    for (const other of [
      { top: ["b", "a"], bottom: [] },
      { top: ["a"], bottom: [] },
    ])
      await expect(rename({ ...lists, ...other })).rejects.toMatchObject({ failure: "stale" });
    await rename({ bottom: [], top: ["a", "b"] });
    expect(await table.get(key("a"), Thing)).toMatchObject({ name: "b" });
  });

  it("writes all or nothing and names the first unmet expectation", async () => {
    await table.transact([put(key("a"), "thing", { name: "a", total: 5 })]);
    const attempt = table.transact([
      put(key("b"), "thing", { name: "b" }).expectNew("frame-number-taken"),
      update(key("a"))
        .add("total", -10)
        .expect("name", "a", "bike-not-found")
        .expectAtLeast("total", 10, "insufficient-points"),
    ]);
    await expect(attempt).rejects.toMatchObject({ failure: "insufficient-points" });
    expect(await table.get(key("b"), Thing)).toBeUndefined();
    expect(await table.get(key("a"), Thing)).toMatchObject({ total: 5 });
  });

  it.each([
    ["expectNew", put(key("a"), "thing", {}).expectNew("frame-number-taken"), "frame-number-taken"],
    ["expectExists", update(key("none")).set({ name: "x" }).expectExists("bike-not-found"), "bike-not-found"],
    [
      "expectAbsent",
      update(key("a")).set({ name: "x" }).expectAbsent("status", "upload-already-used"),
      "upload-already-used",
    ],
    [
      "expectBelow",
      update(key("a")).add("total", 1).expectBelow("total", 5, "too-many-requests"),
      "too-many-requests",
    ],
    ["check", check(key("a")).expect("name", "b", "forbidden"), "forbidden"],
    ["remove", remove(key("a")).expect("status", "closed", "conflict-try-again"), "conflict-try-again"],
  ])("refuses a write whose %s does not hold", async (_, action, failure) => {
    await table.transact([put(key("a"), "thing", { name: "a", total: 5, status: "open" })]);
    await expect(table.transact([action])).rejects.toMatchObject({ failure });
    expect(await table.get(key("a"), Thing)).toEqual({ name: "a", total: 5, status: "open" });
  });

  it("sets, adds and removes reserved words alike", async () => {
    await table.transact([put(key("a"), "thing", { name: "a", status: "open" })]);
    await table.transact([
      update(key("a")).set({ name: "b", other: undefined }).add("total", 3).remove("status"),
    ]);
    expect(await table.get(key("a"), Thing)).toEqual({ name: "b", total: 3 });
  });

  it("hides expired items before the database deletes them", async () => {
    const expiresAt = noon.getTime() / 1000;
    await table.transact([
      put(key("a"), "thing", { name: "a", expiresAt }),
      put(key("b"), "thing", { name: "b", expiresAt: expiresAt + 1 }),
    ]);
    expect(await table.get(key("a"), Thing)).toBeUndefined();
    expect((await table.query({ partition: "THING", schema: Thing, limit: 10 })).items).toEqual([
      { name: "b" },
    ]);
  });

  it("refuses an item that does not match its schema", async () => {
    await table.transact([put(key("a"), "thing", { name: 5 })]);
    await expect(table.get(key("a"), Thing)).rejects.toBeInstanceOf(z.ZodError);
  });

  it("reads a list page by page, both ways, and several items at once", async () => {
    const names = ["a", "b", "c"];
    await table.transact(names.map((name) => put(key(name), "thing", { name })));
    const first = await table.query({ partition: "THING", schema: Thing, limit: 2, newestFirst: true });
    const rest = await table.query({
      partition: "THING",
      schema: Thing,
      limit: 2,
      newestFirst: true,
      after: first.next,
    });
    expect([...first.items, ...rest.items].map(({ name }) => name)).toEqual(["c", "b", "a"]);
    expect(
      (await table.batchGet([key("a"), key("none"), key("c")], Thing)).map(({ name }) => name).toSorted(),
    ).toEqual(["a", "c"]);
  });
});
