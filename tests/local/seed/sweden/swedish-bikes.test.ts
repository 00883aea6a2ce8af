import { describe, expect, it } from "vitest";
import { BikeColour, BikeType } from "#contract/bikes/bike-types.ts";
import { NewBike } from "#contract/bikes/bikes.ts";
import { FrameNumber } from "#contract/bikes/frame-number.ts";
import { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { brands } from "#local/seed/sweden/brands.ts";
import { cities } from "#local/seed/sweden/cities.ts";
import { swedishBike, swedishBikes } from "#local/seed/sweden/swedish-bikes.ts";
import { fold } from "#lambdas/bikes/index/normalise.ts";

const now = new Date("2026-11-20T12:00:00.000Z");
const count = 5000;
const bikes = swedishBikes(4, count, now);

const share = (fits: (bike: BikeItem) => boolean): number => bikes.filter(fits).length / count;
const valuesOf = (read: (bike: BikeItem) => string | undefined): Set<string | undefined> =>
  new Set(bikes.map(read));

describe("A made-up register of Sweden", () => {
  it("is the same for the same seed, and a larger one extends a smaller one", () => {
    expect(swedishBikes(4, 100, now)).toEqual(bikes.slice(0, 100));
    expect(swedishBike(4, 4999, now)).toEqual(bikes[4999]);
    expect(swedishBikes(5, 100, now)).not.toEqual(bikes.slice(0, 100));
  });

  it("holds valid bikes with unique ids and frame numbers", () => {
    for (const bike of bikes) {
      expect(BikeItem.parse(bike)).toEqual(bike);
      expect(FrameNumber.parse(bike.frameNumberTyped)).toBe(bike.frameNumber);
      const { analysisId: _, manualReview: __, ...fields } = NewBike.shape;
      for (const [name, field] of Object.entries(fields))
        expect(
          field.safeParse(
            Object.entries({ ...bike, frameNumber: bike.frameNumberTyped }).find(
              ([key]) => key === name,
            )?.[1],
          ).success,
        ).toBe(true);
    }
    expect(valuesOf(({ id }) => id).size).toBe(count);
    expect(valuesOf(({ frameNumber }) => frameNumber).size).toBe(count);
  });

  it("has every brand, colour and type, and a hundred towns", () => {
    expect(valuesOf(({ brand }) => fold(brand))).toEqual(new Set(brands.map(({ name }) => fold(name))));
    expect(valuesOf(({ color }) => color)).toEqual(new Set(BikeColour.options));
    expect(valuesOf(({ type }) => type)).toEqual(new Set(BikeType.options));
    expect(cities.length).toBeGreaterThanOrEqual(100);
    expect(new Set(cities.map(([name]) => name)).size).toBe(cities.length);
    expect(cities.every(([name, thousands]) => name !== "" && thousands > 0)).toBe(true);
  });

  it("concentrates its bikes on few brands and towns", () => {
    const crescent = share(({ brand }) => fold(brand) === "crescent");
    const cube = share(({ brand }) => fold(brand) === "cube");
    expect(crescent / cube).toBeGreaterThan(4);
    expect(crescent / cube).toBeLessThan(9);
    expect(share(({ city }) => city === "Stockholm" || city === "Sthlm")).toBeGreaterThan(0.2);
    expect(share(({ city }) => city === "Vadstena")).toBeLessThan(0.005);
    expect(share(({ city }) => city === undefined)).toBeGreaterThan(0.05);
  });

  it("has 2 % stolen bikes with a date after registration and a place", () => {
    const stolen = bikes.filter(({ status }) => status === "stolen");
    expect(stolen.length / count).toBeGreaterThan(0.014);
    expect(stolen.length / count).toBeLessThan(0.026);
    for (const { stolenSince = "", registeredAt, stolenPlace } of stolen) {
      expect(stolenSince >= registeredAt.slice(0, 10) && stolenSince <= now.toISOString()).toBe(true);
      expect(stolenPlace).toMatchObject({ place: expect.any(String), city: expect.any(String) });
    }
    expect(share(({ status }) => status === "pending_review")).toBeGreaterThan(0.001);
  });

  it("has owners who hide fields, write Swedish and vary their spelling", () => {
    for (const field of Object.keys(bikes[0]!.visibility) as (keyof BikeItem["visibility"])[]) {
      const shown = share(({ visibility }) => visibility[field]);
      expect([field, shown > 0.2 && shown < 0.99]).toEqual([field, true]);
    }
    const texts = bikes.map(({ name, description }) => `${name} ${description}`).join();
    for (const letter of "åäöÅÖ") expect(texts).toContain(letter);
    expect(share(({ brand }) => brand === brand.toLowerCase())).toBeGreaterThan(0.02);
    expect(valuesOf(({ city }) => city)).toContain("Gothenburg");
    expect(valuesOf(({ ownerId }) => ownerId).size).toBeLessThan(count);
  });
});
