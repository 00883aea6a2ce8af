import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openTable } from "#lambdas/platform/table/table.ts";
import { withTable } from "#tests/dynamodb.ts";
import { aSystem, noon } from "#tests/lambdas/a.ts";
import { openMemoryTable } from "#tests/lambdas/memory-table.ts";
import { wholeTable } from "#tests/lambdas/bikes/index/written-items.ts";
import { expectLegal } from "./life-laws.ts";
import { type Life, beginLife, step } from "./life-steps.ts";

/** Walks at random and checks the table now and then, and at the end. */
const walk = async (life: Life, steps: number, lookEvery: number, seed: number): Promise<void> => {
  const all = fc.sample(step, { numRuns: steps, seed });
  for (const [place, one] of all.entries()) {
    await life.take(one);
    if (place % lookEvery === lookEvery - 1) await expectLegal(life);
  }
  await expectLegal(life);
};

const clock = () => {
  let now = noon;
  return {
    now: () => now,
    pass: (milliseconds: number): void => void (now = new Date(now.getTime() + milliseconds)),
  };
};

describe("three people and their bikes, stolen, found, changed, deleted and registered again at random", () => {
  it("reach no illegal state in 10,000 steps, and lose or create no points", async () => {
    const time = clock();
    const memory = openMemoryTable(time.now);
    const life = await beginLife({ ...memory, system: aSystem(time.now), pass: time.pass });
    await walk(life, 10_000, 500, 5);
    // The walk has covered every step.
    for (const what of [
      "steal",
      "recover",
      "find",
      "confirm",
      "reject",
      "remove",
      "pay",
      "refuse",
      "takeBack",
    ])
      expect([what, (life.done.get(what) ?? 0) > 20]).toEqual([what, true]);
  });

  it("behave the same on a real database", async () => {
    const time = clock();
    const { tableName, config } = await withTable({ stream: false });
    const client = new DynamoDBClient(config);
    const system = aSystem(time.now);
    const table = openTable(tableName, system, client);
    const everything = () => wholeTable(client, tableName);
    const life = await beginLife({ table, everything, system, pass: time.pass });
    await walk(life, 1500, 250, 7);
    expect(life.done.get("steal") ?? 0).toBeGreaterThan(20);
  });
});
