import { beforeEach, describe, expect, it } from "vitest";
import { bikeWrites } from "#lambdas/bikes/registration/registration-writes.ts";
import { update, put } from "#lambdas/platform/table/actions.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { TheftItem } from "#lambdas/thefts/items/theft.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { type Table, openTable } from "#lambdas/platform/table/table.ts";
import { countItem } from "#lambdas/office/counting/count-item.ts";
import { shardKeys, shards } from "#lambdas/office/counting/sums.ts";
import { StatisticsItem } from "#lambdas/platform/table/items/statistics.ts";
import { counterName } from "#lambdas/office/counting/counter-name.ts";
import { recountSources } from "#lambdas/office/counting/recount/recount-sources.ts";
import { recountSums } from "#lambdas/office/counting/recount/recount-sums.ts";
import { readNumbers } from "#lambdas/office/statistics/show/read-numbers.ts";
import type { System } from "#lambdas/platform/system.ts";
import { withTable } from "#tests/dynamodb.ts";
import { tableInRoleOf } from "#tests/in-role.ts";
import { aSystem, given, noon } from "#tests/lambdas/a.ts";
import { aBike } from "#tests/lambdas/notifications/notifier/a-bike.ts";
import { DynamoDBClient } from "@aws-sdk/client-dynamodb";

let table: Table;
let following: Table;
let recounting: Table;
const system: System = aSystem();

beforeEach(async () => {
  const place = await withTable();
  table = openTable(place.tableName, system, new DynamoDBClient(place.config));
  following = await tableInRoleOf("follow-changes", place, system);
  recounting = await tableInRoleOf("recount-statistics", place, system);
});

let serial = 0;
const register = async (over: Partial<BikeItem> = {}): Promise<BikeItem> => {
  serial += 1;
  const bike = aBike({ id: `bike_${serial}`, frameNumber: `STATS${serial}`, ...over });
  await table.transact(bikeWrites(bike, `event_${serial}`, true));
  return bike;
};

const steal = async (bike: BikeItem, over: Partial<TheftItem> = {}): Promise<TheftItem> => {
  serial += 1;
  const { id: bikeId, ownerId, frameNumber } = bike;
  const theft: TheftItem = {
    entity: "theft",
    id: `theft_${serial}`,
    bikeId,
    ownerId,
    frameNumber,
    bike: "A bike",
    state: "open",
    stolenDate: "2026-08-14",
    place: "Möllan",
    city: "Malmö",
    reportedAt: "2026-08-14T10:00:00.000Z",
    confirmed: [],
    version: 1,
    ...over,
  };
  await table.transact([put(keys.theft(bikeId, theft.id), "theft", theft)]);
  return theft;
};

const change = (theft: TheftItem, over: Partial<TheftItem>) =>
  table.transact([update(keys.theft(theft.bikeId, theft.id)).set(over)]);

const hear = (item: object) => countItem({ table: following, system }, { ...item });

const numbers = async (kind: "register" | "thefts" | "money", month: string) => {
  const [read] = await readNumbers(table, kind, [month]);
  return Object.fromEntries(read?.all ?? []);
};

describe("counting events", () => {
  it("counts a theft once, however often it arrives, by municipality and other dimensions", async () => {
    const bike = await register({ brand: "crescent", type: "elcykel", batterySerialNumber: "B1" });
    await steal(bike, {
      city: "Malmø",
      lockType: "u-lock",
      policeReportNumber: "5000-K1-26",
      stolenHour: 22,
    });
    await hear(bike);
    await hear(bike);
    expect(await numbers("thefts", "2026-08")).toMatchObject({
      t: 1,
      "t|place|Malmö": 1,
      "t|brand|Crescent": 1,
      "t|type|elcykel": 1,
      "t|lock|u-lock": 1,
      "t|battery|yes": 1,
      "t|police|yes": 1,
      "t|hour|4-22": 1,
      "t|value|unknown": 1,
    });
  });

  it("corrects the count when the theft is edited", async () => {
    const bike = await register();
    const theft = await steal(bike, { city: "Kullavik" });
    await hear(bike);
    expect(await numbers("thefts", "2026-08")).toMatchObject({ "t|place|unknown": 1 });
    await change(theft, { city: "Visby" });
    await hear(bike);
    expect(await numbers("thefts", "2026-08")).toMatchObject({
      t: 1,
      "t|place|unknown": 0,
      "t|place|Gotland": 1,
    });
  });

  it("counts the present state even if an older change arrives last", async () => {
    const bike = await register();
    const theft = await steal(bike);
    await change(theft, { state: "recovered", recoveredAt: "2026-09-02T08:00:00.000Z" });
    await hear({ ...bike, version: 2 });
    await hear(bike);
    expect(await numbers("thefts", "2026-08")).toMatchObject({ t: 1, r: 1, "d|days|18": 1 });
    expect(await numbers("thefts", "2026-09")).toEqual({ b: 1 });
  });

  it("does not count the theft of a rejected bike", async () => {
    const bike = await register();
    const theft = await steal(bike);
    await hear(bike);
    await change(theft, { state: "ended" });
    await hear(bike);
    expect((await numbers("thefts", "2026-08"))["t"]).toBe(0);
  });

  it("keeps the count of a bike whose owner was erased", async () => {
    const bike = await register({ city: "Lund" });
    await hear(bike);
    await table.transact([update(keys.bike(bike.id)).set({ deletedAt: noon.toISOString() }).remove("city")]);
    await hear(bike);
    expect(await numbers("register", bike.registeredAt.slice(0, 7))).toMatchObject({
      n: 1,
      "n|place|Lund": 1,
    });
  });

  it("counts twenty simultaneous thefts that each arrive twice", async () => {
    const bikes = await Promise.all(Array.from({ length: 20 }, () => register()));
    await Promise.all(bikes.map((bike) => steal(bike)));
    const slow = { ...system, wait: () => new Promise<void>((resolve) => setTimeout(resolve, 5)) };
    const heard = [...bikes, ...bikes].map((bike) =>
      countItem({ table: following, system: slow }, { ...bike }),
    );
    const outcomes = await Promise.allSettled(heard);
    // Changes that collided too often come again, as from the stream.
    for (const [place, { status }] of outcomes.entries())
      if (status === "rejected") await hear(bikes[place % 20] ?? {});
    expect(await numbers("thefts", "2026-08")).toMatchObject({ t: 20, "t|place|Malmö": 20 });
    const place = { kind: "thefts", month: "2026-08", part: "MONTH" } as const;
    const written = await table.batchGet(shardKeys(place), StatisticsItem);
    expect(written.length).toBeGreaterThan(shards / 2);
  });

  it("counts spent and returned points, and money without VAT, on their own days", async () => {
    const row = (version: number, over: object) => ({
      ...keys.ledgerRow("anna", version),
      entity: "ledger",
      userId: "anna",
      balanceAfter: 0,
      reference: "bike",
      at: "2026-08-31T23:30:00.000Z",
      ...over,
    });
    await hear(row(1, { reason: "sticker", amount: -49 }));
    await hear(row(2, { reason: "sticker_refund", amount: 49 }));
    await hear(row(3, { reason: "registration", amount: -100 }));
    await hear(row(4, { reason: "purchase", amount: 350 }));
    expect(await numbers("money", "2026-09")).toMatchObject({
      u: 3,
      up: 100,
      "up|reason|sticker": 0,
      "up|reason|registration": 100,
    });
  });
});

/** Same numbers for the same seed. */
const dice = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

const seed = Number(process.env["SEED"] ?? Date.now() % 100_000);

describe("the nightly recount", () => {
  it(`agrees with a full count after people have done things at random, with changes lost, late and twice (seed ${seed})`, async () => {
    const roll = dice(seed);
    const bikes = [await register(), await register(), await register(), await register()];
    const open = new Map<string, TheftItem>();
    const all = new Map<string, TheftItem>();
    const late: BikeItem[] = [];
    for (let step = 0; step < 60; step += 1) {
      const bike = bikes[roll(bikes.length)] ?? bikes[0];
      if (!bike) throw new Error("There is a bike.");
      const missed = open.get(bike.id);
      const at = `2026-0${1 + roll(9)}-1${roll(9)}T12:00:00.000Z`;
      if (!missed) {
        const theft = await steal(bike, {
          reportedAt: at,
          city: ["Malmö", "Lund", "Nowhere"][roll(3)] ?? "",
        });
        open.set(bike.id, theft);
        all.set(theft.id, theft);
      } else if (roll(2) === 0) {
        const after = { city: ["Umeå", "Handen"][roll(2)] ?? "" };
        await change(missed, after);
        const changed = { ...missed, ...after };
        open.set(bike.id, changed);
        all.set(missed.id, changed);
      } else {
        const after = { state: "recovered" as const, recoveredAt: `2026-10-1${roll(9)}T12:00:00.000Z` };
        await change(missed, after);
        open.delete(bike.id);
        all.set(missed.id, { ...missed, ...after });
      }
      if (roll(4) > 0) late.push(bike);
      if (roll(3) === 0) for (const heard of late.splice(0).toReversed()) await hear(heard);
    }
    await recountSources({ table: recounting, system }, () => true);
    expect(await recountSums({ table: recounting, system })).toEqual([]);
    const expected = (of: (theft: TheftItem) => boolean) => [...all.values()].filter(of).length;
    const months = Array.from({ length: 10 }, (_, month) => `2026-${String(month + 1).padStart(2, "0")}`);
    const read = await readNumbers(table, "thefts", months);
    const sum = (name: string) => read.reduce((total, { all: month }) => total + (month.get(name) ?? 0), 0);
    expect({
      thefts: sum("t"),
      back: sum("b"),
      recovered: sum("r"),
      malmö: sum("t|place|Malmö"),
      haninge: sum("t|place|Haninge"),
      unknown: sum("t|place|unknown"),
    }).toEqual({
      thefts: all.size,
      back: expected(({ recoveredAt }) => recoveredAt !== undefined),
      recovered: expected(({ recoveredAt }) => recoveredAt !== undefined),
      malmö: expected(({ city }) => city === "Malmö"),
      haninge: expected(({ city }) => city === "Handen"),
      unknown: expected(({ city }) => city === "Nowhere"),
    });
  });

  it("finds missing counts, resumes where it stopped, and then finds nothing more", async () => {
    await given.person(table, "anna", 0);
    const bike = await register();
    await steal(bike);
    let left = 2;
    const first = await recountSources({ table: recounting, system }, () => (left -= 1) >= 0);
    expect(first).toMatchObject({ isDone: false, changed: 2 });
    const second = await recountSources({ table: recounting, system }, () => true);
    expect(second).toMatchObject({ isDone: true, changed: 1 });
    const third = await recountSources({ table: recounting, system }, () => true);
    expect(third).toEqual({ isDone: true, changed: 0, seen: 2 });
    expect(await numbers("register", noon.toISOString().slice(0, 7))).toMatchObject({ a: 1 });
  });

  it("repairs counters that differ from the facts, and reports by how much", async () => {
    const bike = await register();
    await steal(bike);
    await hear(bike);
    await table.transact([
      update(keys.statistics("thefts", "2026-08", "MONTH", 5)).add(counterName("t|place|Malmö"), 3),
      update(keys.statistics("thefts", "2026-09", "MONTH", 0))
        .add(counterName("t"), 1)
        .add("version", 1),
    ]);
    const repaired = await recountSums({ table: recounting, system });
    expect(repaired.map(({ place: { month, part }, numbers: by }) => [month, part, ...by.values()])).toEqual(
      expect.arrayContaining([["2026-09", "MONTH", -1]]),
    );
    expect(repaired.map(({ numbers: by }) => by.get("t|place|Malmö"))).toContain(-3);
    expect(await numbers("thefts", "2026-08")).toMatchObject({ t: 1, "t|place|Malmö": 1 });
    expect(await recountSums({ table: recounting, system })).toEqual([]);
  });

  it("leaves counters alone that change meanwhile", async () => {
    const bike = await register();
    await steal(bike);
    await hear(bike);
    const key = keys.statistics("thefts", "2026-08", "MONTH", 5);
    await table.transact([update(key).add(counterName("t"), 3)]);
    const busy = {
      now: () => noon,
      wait: () => table.transact([update(key).add("version", 1)]),
    };
    expect(await recountSums({ table: recounting, system: busy })).toEqual([]);
    expect(await numbers("thefts", "2026-08")).toMatchObject({ t: 4 });
  });
});
