import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countsOf } from "#lambdas/bikes/index/dictionary-writes.ts";
import { cardOf, isListed } from "#lambdas/bikes/index/card.ts";
import { promptEntries, textEntries } from "#lambdas/bikes/index/entries.ts";
import { listAttributes } from "#lambdas/bikes/index/list-attributes.ts";
import { postingWrites } from "#lambdas/bikes/index/posting-writes.ts";
import { reindex } from "#lambdas/bikes/index/reindex.ts";
import { put } from "#lambdas/platform/table/actions.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { openTable } from "#lambdas/platform/table/table.ts";
import { withTable } from "#tests/dynamodb.ts";
import { tableInRoleOf } from "#tests/in-role.ts";
import { aSystem } from "#tests/lambdas/a.ts";
import { Crash, type Fate, crashingTable } from "#tests/lambdas/points/crashing.ts";
import { randomBike } from "./random-bikes.ts";
import { type StoredItem, wholeTable } from "./written-items.ts";

const derived = (item: StoredItem): boolean => /^(?:S|FOLD|FDEL|FORMER|DICT)#/.test(item.pk);

/** Everything the table must contain for these bikes, computed without reading it. */
const derivedFrom = (bikes: readonly BikeItem[]): StoredItem[] => {
  const entries = bikes.flatMap((bike) => [...promptEntries(bike), ...textEntries(bike)]);
  return entries.map(({ key, entity, item }) => ({ ...key, entity, ...item }));
};

const keysOf = (items: readonly StoredItem[]): string[] =>
  items.map(({ pk, sk }) => `${pk} ${sk}`).toSorted();

const countedIn = (items: readonly StoredItem[]): Map<string, unknown> =>
  new Map(
    items.filter(({ pk }) => pk.startsWith("DICT#")).map(({ pk, sk, bikes }) => [`${pk} ${sk}`, bikes]),
  );

const countedFrom = (bikes: readonly BikeItem[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { field, term } of bikes.filter(isListed).flatMap((bike) => countsOf(cardOf(bike)))) {
    const name = `DICT#${field} ${term}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
};

/** Numbers from 0 to 1, the same in every run; fast-check prefers extreme values. */
const evenly = (): (() => number) => {
  let state = 20_261_120;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

const serials = 25;

/**
 * Number and registration time stay; owner, theft and review change. Numbers of deleted bikes are
 * registered again.
 */
const changesOf = (count: number) =>
  fc.sample(
    fc
      .integer({ min: 0, max: serials - 1 })
      .chain((serial) => fc.tuple(fc.constant(serial), randomBike(serial))),
    { numRuns: count, seed: 4 },
  );

describe("lists and dictionaries", () => {
  it("match the bikes exactly after 1,000 changes with crashes in between", async () => {
    const { tableName, config } = await withTable({ stream: false });
    const client = new DynamoDBClient(config);
    const system = aSystem();
    const table = openTable(tableName, system, client);
    const chance = evenly();
    const follower = await tableInRoleOf("follow-changes", { tableName, config }, system);
    const dies = () => chance() < 0.08;
    const fate: Fate = () => (dies() ? "before" : dies() ? "after" : "well");
    const fragile = crashingTable(follower, fate);

    const bikes = new Map<string, BikeItem>();
    const stream: string[] = [];
    let crashes = 0;
    const survive = async (work: () => Promise<unknown>): Promise<boolean> => {
      try {
        await work();
        return true;
      } catch (error) {
        if (!(error instanceof Crash)) throw error;
        crashes += 1;
        return false;
      }
    };
    /** Like the stream: failed records come again first, and finished ones may be repeated. */
    const consume = async (): Promise<void> => {
      while (stream.length > 0) {
        const id = stream[0]!;
        if (!(await survive(() => reindex({ table: fragile, system }, id)))) return;
        if (chance() < 0.9) stream.shift();
      }
    };

    const active = new Map<number, BikeItem>();
    for (const [slot, random] of changesOf(1000)) {
      const there = active.get(slot);
      const before = there?.deletedAt === undefined ? there : undefined;
      const { id, registeredAt } = before ?? { ...random, id: `${random.id}-${stream.length}-${bikes.size}` };
      const { frameNumber } = there ?? random;
      // Long texts are rare: every word is listed together with every other.
      const description = slot % 8 === 0 ? random.description : undefined;
      const version = (before?.version ?? 0) + 1;
      const after = { ...random, id, frameNumber, registeredAt, description, version };
      active.set(slot, after);
      await table.transact([
        put(keys.bike(after.id), "bike", { ...after, ...listAttributes(after) }),
        ...postingWrites(before, after),
      ]);
      bikes.set(after.id, after);
      stream.push(after.id);
      if (chance() < 0.25) await consume();
    }
    while (stream.length > 0) await consume();

    const stored = (await wholeTable(client, tableName)).filter(derived);
    const wanted = derivedFrom([...bikes.values()]);
    const postings = stored.filter(({ pk }) => !pk.startsWith("DICT#"));
    expect(keysOf(postings)).toEqual(keysOf(wanted));
    const byKey = new Map(wanted.map((item) => [`${item.pk} ${item.sk}`, item]));
    for (const item of postings) expect(item).toEqual(byKey.get(`${item.pk} ${item.sk}`));
    expect(countedIn(stored)).toEqual(countedFrom([...bikes.values()]));
    expect(crashes).toBeGreaterThan(50);
    expect(postings.length).toBeGreaterThan(500);
  });
});
