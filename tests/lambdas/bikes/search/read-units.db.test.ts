import { beforeEach, describe, expect, it } from "vitest";
import { put } from "#lambdas/platform/table/actions.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { noon } from "#tests/lambdas/a.ts";
import { type Register, aSoughtBike, aRegister } from "./a-register.ts";

let register: Register;
beforeEach(async () => {
  register = await aRegister();
});

const unitsOf = async (query: Record<string, string | number | undefined>) => {
  const before = register.meter.total();
  const page = await register.search(query);
  return { ...page, units: register.meter.total() - before };
};

/** The longest possible cards, which contain all words but the last. */
const fill = async (scope: "W" | "S", count: number): Promise<void> => {
  const long = (text: string, length: number): string => `${text} ${"å".repeat(length)}`.slice(0, length);
  const card = {
    frameNumber: "WTU204K8861WTU204K88",
    brand: long("Crescent", 60),
    model: long("Specialtillverkad", 60),
    color: "ljusblå",
    type: "lådcykel",
    city: long("Göteborg", 60),
    name: long("Punktering", 60),
    description: `${"å".repeat(68)} …`,
    photoUploadId: "upload_01K9ZZZZZZZZZZZZZZZZZZZZZZ",
  };
  const posts = Array.from({ length: count }, (_, place) => {
    const id = `bike_${String(place).padStart(26, "0")}`;
    const sortKey = `${noon.getTime() - place * 2}#${id}`;
    const key = keys.posting(scope, "ww", "punktering|specialtillverkad", sortKey);
    return put(key, "posting", { ...card, ...(scope === "S" && { stolen: true }) });
  });
  for (let from = 0; from < posts.length; from += 100)
    await register.table.transact(posts.slice(from, from + 100));
};

describe("a page of text search", () => {
  it.each(["any", "stolen"])("stops at 25 read units and continues from there, for %s", async (status) => {
    await fill("W", 250);
    await fill("S", 250);
    let pages = 0;
    let cursor: string | undefined;
    do {
      const page = await unitsOf({ q: "specialtillverkad punktering elefant", status, cursor });
      expect(page.units).toBeLessThanOrEqual(25);
      expect(page.items).toEqual([]);
      pages += 1;
      cursor = page.cursor;
    } while (cursor !== undefined);
    expect(pages).toBeGreaterThan(1);
  });

  it("that one list answers reads only its own length", async () => {
    await fill("W", 250);
    const { units, items } = await unitsOf({ q: "specialtillverkad punktering", limit: 4 });
    expect(items).toHaveLength(4);
    // Two words in the brand and city dictionaries, and two lists.
    expect(units).toBeLessThanOrEqual(2 + 2);
  });
});

describe("a page of filters", () => {
  it("reads two units, however long the lists are", async () => {
    const usual = {
      description: "Röd pakethållare och korg fram, säljs ej",
      name: "Min vardagscykel",
      city: "Göteborg",
      stolenPlace: { place: "Cykelstället vid Centralstationen", city: "Göteborg" },
      findersReward: 1000,
      batterySerialNumber: "BT48-7712-0091",
      batteryStolenSince: "2026-11-01",
    };
    const shown = { ...aSoughtBike().visibility, name: true, description: true };
    for (const status of ["registered", "stolen"] as const)
      for (let place = 0; place < 25; place += 1)
        await register.add(aSoughtBike({ ...usual, status, visibility: shown, stolenSince: "2026-11-01" }));
    for (const query of [
      {},
      { brand: "Crescent" },
      { color: "blå", city: "göteborg", type: "dam" },
      { status: "stolen" },
    ]) {
      const { units, items } = await unitsOf(query);
      expect(items).toHaveLength(20);
      expect(units).toBeLessThanOrEqual(2);
    }
  });

  it("reads no more for a model of two brands, and continues after skipped cards", async () => {
    for (let place = 0; place < 60; place += 1)
      await register.add(aSoughtBike({ model: "Touring", brand: place % 20 === 0 ? "Nishiki" : "Cube" }));
    let found = 0;
    let cursor: string | undefined;
    do {
      const page = await unitsOf({ brand: "Nishiki", model: "Touring", cursor });
      expect(page.units).toBeLessThanOrEqual(2);
      found += page.items.length;
      cursor = page.cursor;
    } while (cursor !== undefined);
    expect(found).toBe(3);
  });
});

describe("a frame number", () => {
  it("reads one unit if it is registered, and six if not", async () => {
    await register.add(aSoughtBike({ frameNumber: "WTU204K8861" }));
    expect((await unitsOf({ q: "WTU204K8861" })).units).toBe(0.5);
    const near = await unitsOf({ q: "WTU204K8867" });
    expect(near.didYouMean).toMatchObject([{ frameNumber: "WTU204K8861" }]);
    expect(near.units).toBeLessThanOrEqual(6);
    expect((await unitsOf({ q: "ABCDEF123456" })).units).toBe(6);
    expect((await unitsOf({ q: "8861" })).items).toHaveLength(1);
    expect((await unitsOf({ q: "K8861" })).units).toBeLessThanOrEqual(6);
    expect((await unitsOf({ q: "WTU" })).units).toBeLessThanOrEqual(3);
  });
});
