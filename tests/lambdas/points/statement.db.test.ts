import { describe, expect, it } from "vitest";
import { type StatementRow, monthBounds, sumsByReason } from "#contract/points/statement.ts";
import { entryWrites } from "#lambdas/points/entry-writes.ts";
import { getStatement } from "#lambdas/points/stores/get-statement.ts";
import { BalanceItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { type Table, openTable } from "#lambdas/platform/table/table.ts";
import { withTable } from "#tests/dynamodb.ts";
import { aSystem, given } from "#tests/lambdas/a.ts";
import { readUnitsOf } from "#tests/lambdas/table-use.ts";
import { storeWrites } from "#lambdas/shops/store-writes.ts";
import { aStoreShop, clerk, rival } from "./a-store-shop.ts";

const enter = async (table: Table, at: string, amount: number, by?: string): Promise<void> => {
  const balance = await table.get(keys.balance("store_1"), BalanceItem);
  if (!balance) throw new Error("The store has no balance");
  const what = { reason: amount > 0 ? "admin_adjust" : "registration", reference: at, text: at } as const;
  await table.transact([
    ...entryWrites(balance, { userId: "store_1", amount, ...what, by, at: new Date(at) }),
  ]);
};
const texts = (rows: readonly StatementRow[]) => rows.map(({ text }) => text);

it("a month starts and ends in Swedish time, in summer and winter", () => {
  expect(monthBounds("2026-10")).toEqual({
    from: new Date("2026-09-30T22:00:00Z"),
    to: new Date("2026-10-31T23:00:00Z"),
  });
  expect(monthBounds("2026-12")).toEqual({
    from: new Date("2026-11-30T23:00:00Z"),
    to: new Date("2026-12-31T23:00:00Z"),
  });
  expect(monthBounds("2028-02").to).toEqual(new Date("2028-02-29T23:00:00Z"));
});

it("a statement is summed by reason", () => {
  const rows = [
    { reason: "purchase", amount: 600 },
    { reason: "registration", amount: -100 },
    { reason: "registration", amount: -100 },
  ] as const;
  expect(sumsByReason(rows)).toEqual([
    { reason: "purchase", count: 1, amount: 600 },
    { reason: "registration", count: 2, amount: -200 },
  ]);
});

describe("the statement of a month", () => {
  it("runs from opening to closing balance, across clock changes and new year", async () => {
    const { table, statement } = await aStoreShop();
    const rows = [
      ["2026-09-30T21:59:59.999Z", 1000],
      ["2026-09-30T22:00:00.000Z", -100],
      ["2026-10-25T00:30:00.000Z", -100],
      ["2026-10-31T22:59:59.999Z", -100],
      ["2026-10-31T23:00:00.000Z", -100],
      ["2026-12-31T22:59:59.999Z", -100],
      ["2026-12-31T23:00:00.000Z", 300],
    ] as const;
    for (const [at, amount] of rows) await enter(table, at, amount, "clerk");
    const of = async (month: string) => {
      const { opening, closing, items } = await statement(month);
      return [opening, texts(items).map((at) => rows.findIndex((row) => row[0] === at)), closing];
    };
    expect(await of("2026-08")).toEqual([0, [], 0]);
    expect(await of("2026-09")).toEqual([0, [0], 1000]);
    expect(await of("2026-10")).toEqual([1000, [1, 2, 3], 700]);
    expect(await of("2026-11")).toEqual([700, [4], 600]);
    expect(await of("2026-12")).toEqual([600, [5], 500]);
    expect(await of("2027-01")).toEqual([500, [6], 800]);
    expect(await of("2027-02")).toEqual([800, [], 800]);
  });

  it("names who did what, with the reference of purchases", async () => {
    const { buy, pay, table, statement } = await aStoreShop();
    const { purchase } = await buy(clerk, { reference: "Kassa 2" });
    await pay(purchase.id);
    await enter(table, "2026-11-21T10:00:00.000Z", -100, "gone");
    expect((await statement("2026-11")).items).toMatchObject([
      { reason: "purchase", by: "Anna Lindqvist", text: purchase.orderNumber, reference: "Kassa 2" },
      { reason: "registration", amount: -100, balanceAfter: 50 },
    ]);
    expect((await statement("2026-11")).items[1]?.by).toBeUndefined();
  });

  it("has every row in exactly one month, even if rows were written out of order", async () => {
    const { table, statement } = await aStoreShop();
    const times = [
      "2026-10-31T22:59:59.100Z",
      "2026-10-31T23:00:00.050Z",
      "2026-10-31T22:59:59.900Z",
      "2026-10-31T23:00:00.010Z",
      "2026-10-31T22:59:59.950Z",
    ];
    for (const at of times) await enter(table, at, 100);
    for (let more = 0; more < 5; more += 1) {
      const before = texts((await statement("2026-10")).items);
      const after = texts((await statement("2026-11")).items);
      expect(before).toEqual(times);
      expect(after).toHaveLength(more);
      await enter(table, `2026-11-02T10:00:0${more}.000Z`, 10);
    }
  });

  it("comes in consecutive pages, with a cursor that no other store can use", async () => {
    const { table, statement } = await aStoreShop();
    for (let count = 0; count < 103; count += 1) await enter(table, "2026-11-03T10:00:00.000Z", 1);
    const first = await statement("2026-11");
    const second = await statement("2026-11", clerk, first.cursor);
    expect([first.items.length, second.items.length, second.cursor]).toEqual([100, 3, undefined]);
    expect(second).toMatchObject({ opening: 0, closing: 103, items: [{ balanceAfter: 101 }, {}, {}] });
    await expect(statement("2026-10", clerk, first.cursor)).rejects.toMatchObject({ code: "invalid-cursor" });
    await expect(statement("2026-11", rival, first.cursor)).rejects.toMatchObject({ code: "invalid-cursor" });
  });
});

it("a statement costs about the same however old the ledger is", async () => {
  const { tableName, client } = await withTable();
  const units = readUnitsOf(client);
  const system = aSystem();
  const table = openTable(tableName, system, client);
  const store = { storeId: "store_1", name: "Vadstena", city: "Vadstena", state: "active" } as const;
  await table.transact(storeWrites({ ...store, createdAt: "2020-01-01T00:00:00.000Z" }, "clerk"));
  await given.person(table, "clerk", 0);
  const costs: number[] = [];
  let written = 0;
  for (const rows of [64, 1024]) {
    for (; written < rows; written += 1) {
      const at = new Date(Date.UTC(2020, 0, 1) + written * 3_600_000).toISOString();
      await enter(table, at, 1);
    }
    units();
    const page = await getStatement({ table, system, cursorSecret: "secret" }, clerk, { month: "2020-01" });
    costs.push(units());
    expect(page.opening).toBe(0);
  }
  const [small = 0, large = 0] = costs;
  // Sixteen times the rows: four more steps of the binary search at each end, and a full page.
  expect(large - small).toBeLessThan(25);
  expect(large).toBeLessThan(60);
});
