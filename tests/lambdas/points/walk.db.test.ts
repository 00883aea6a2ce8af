import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { describe, expect, it } from "vitest";
import { openTable } from "#lambdas/shared/table/table.ts";
import { withTable } from "#tests/dynamodb.ts";
import { aSystem, noon } from "#tests/lambdas/a.ts";
import { openMemoryTable } from "#tests/lambdas/memory-table.ts";
import { wholeTable } from "#tests/lambdas/shared/search-index/whole-table.ts";
import { expectLawful, expectSettled } from "./walk-laws.ts";
import { dice, openMarket } from "./walk-steps.ts";
import { aShop } from "./context.ts";

const aClock = () => {
  let now = noon;
  return { now: () => now, pass: (millis: number) => void (now = new Date(now.getTime() + millis)) };
};

type Market = Awaited<ReturnType<typeof openMarket>>;

const walk = async (market: Market, steps: number, lookEvery: number): Promise<void> => {
  for (let step = 1; step <= steps; step += 1) {
    await market.step();
    if (step % lookEvery === 0) await expectLawful(market);
  }
  await market.settle();
  await expectSettled(market);
};

describe("twenty people who buy and spend, while processes die and payments are told of twice and in any order", () => {
  it("have the points they have paid for and a receipt without a gap, after 10,000 steps", async () => {
    const time = aClock();
    const memory = openMemoryTable(time.now);
    const shop = await aShop({ table: memory.table, system: aSystem(time.now) });
    const market = await openMarket({
      shop: { ...shop, pass: time.pass },
      everything: memory.everything,
      random: dice(11),
    });
    await walk(market, 10_000, 500);
    // The walk has been everywhere.
    for (const what of [
      "buy",
      "pay",
      "bank",
      "hear",
      "leave",
      "withdraw",
      "spend",
      "adjust",
      "clock",
      "look",
    ])
      expect([what, (market.done.get(what) ?? 0) > 40]).toEqual([what, true]);
    expect(market.service.pages().filter(({ refunded }) => refunded).length).toBeGreaterThan(20);
    expect(market.done.get("refused or interrupted") ?? 0).toBeGreaterThan(400);
  });

  it("have them in the real table too", async () => {
    const time = aClock();
    const { tableName, config } = await withTable({ stream: false });
    const client = new DynamoDBClient(config);
    const system = aSystem(time.now);
    const shop = await aShop({ table: openTable(tableName, system, client), system });
    const market = await openMarket({
      shop: { ...shop, pass: time.pass },
      everything: () => wholeTable(client, tableName),
      random: dice(23),
    });
    await walk(market, 1500, 300);
    expect(market.done.get("buy") ?? 0).toBeGreaterThan(40);
  });
});
