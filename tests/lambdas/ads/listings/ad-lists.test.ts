import { describe, expect, it } from "vitest";
import { AdFilters } from "#contract/ads/ads.ts";
import { BikeColour, BikeType } from "#contract/bikes/bike-types.ts";
import { distanceBetween, places, radii } from "#contract/platform/places.ts";
import type { ListedAd } from "#lambdas/ads/ad-card.ts";
import { adPlaces, maxLists, planAds } from "#lambdas/ads/ad-lists.ts";
import { squareOf, squaresAround } from "#lambdas/bikes/index/grid.ts";
import { fc } from "#tests/property.ts";

const town = fc.constantFrom(...places);
const brands = ["Crescent", "Monark", "Trek"] as const;
const models = ["Elina", "Karin", "FX 3"] as const;
const price = fc.integer({ min: 1, max: 30_000 });

const ad: fc.Arbitrary<ListedAd> = fc.record({
  id: fc.constant("listing_01K9ZZZZZZZZZZZZZZZZZZZZZZ"),
  price,
  brand: fc.option(fc.constantFrom(...brands), { nil: undefined }),
  model: fc.option(fc.constantFrom(...models), { nil: undefined }),
  type: fc.option(fc.constantFrom(...BikeType.options), { nil: undefined }),
  color: fc.option(fc.constantFrom(...BikeColour.options), { nil: undefined }),
  city: town.map(({ name }) => name),
  listedAt: fc.constant("2026-11-20T12:00:00.000Z"),
  ownerSince: fc.constant(2023),
  ownerVerified: fc.constant(true),
  photoUrl: fc.constant(undefined),
  photos: fc.constant(0),
  electric: fc.boolean(),
});

const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined });

const filters = fc
  .record({
    brand: maybe(fc.constantFrom(...brands, "crescent")),
    model: maybe(fc.constantFrom(...models)),
    type: maybe(fc.constantFrom(...BikeType.options)),
    color: maybe(fc.constantFrom(...BikeColour.options)),
    electric: maybe(fc.constant("true" as const)),
    near: maybe(town.map(({ name }) => name)),
    radius: fc.constantFrom("1" as const, "3" as const, "5" as const),
    range: maybe(fc.tuple(price, price)),
    order: fc.constantFrom("newest" as const, "price" as const),
  })
  .map(({ range, ...asked }) => {
    const [from, to] = range ? range.toSorted((a, b) => a - b) : [];
    return AdFilters.parse(
      Object.fromEntries(
        Object.entries({ ...asked, from, to })
          .filter(([, value]) => value !== undefined)
          .map(([name, value]) => [name, String(value)]),
      ),
    );
  });

const sameText = (one: string | undefined, other: string | undefined) =>
  one?.toLowerCase() === other?.toLowerCase();

/** Finds the expected matches without lists. */
const fits = (one: ListedAd, wanted: AdFilters): boolean => {
  const at = places.find(({ name }) => name === one.city);
  const centre = places.find(({ name }) => name === wanted.near);
  return (
    (wanted.brand === undefined || sameText(one.brand, wanted.brand)) &&
    (wanted.model === undefined || sameText(one.model, wanted.model)) &&
    (wanted.type === undefined || one.type === wanted.type) &&
    (wanted.color === undefined || one.color === wanted.color) &&
    (wanted.electric === undefined || one.electric) &&
    (wanted.from === undefined || one.price >= wanted.from) &&
    (wanted.to === undefined || one.price <= wanted.to) &&
    (!centre || !at || distanceBetween(at, centre) <= wanted.radius * 10)
  );
};

describe("the areas of a search", () => {
  it("are at most four, and cover every town nearby", () => {
    for (const radius of radii)
      for (const centre of places) {
        const squares = squaresAround(centre, radius);
        expect(squares.length).toBeLessThanOrEqual(4);
        const near = places.filter((place) => distanceBetween(place, centre) <= radius * 10);
        for (const place of near)
          expect(squares, `${place.name} near ${centre.name}`).toContain(squareOf(place, radius));
      }
  });
});

describe("the lists of ads", () => {
  it("answer any filters with just the ads that fit", () => {
    fc.assert(
      fc.property(ad, filters, (one, wanted) => {
        const { partitions, accepts, exact } = planAds(wanted);
        const stands = adPlaces(one).filter(({ pk }) => partitions.includes(pk)).length;
        // Every ad is in at most one of the lists read, so that none is shown twice.
        expect(stands).toBeLessThanOrEqual(1);
        expect(stands === 1 && accepts(one)).toBe(fits(one, wanted));
        expect(exact && stands === 1 && !accepts(one)).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  it("contain every matching ad", () => {
    fc.assert(
      fc.property(ad, fc.constantFrom("newest" as const, "price" as const), (one, order) => {
        const { brand, model, type, color, city, price: exactly } = one;
        const known = { brand, model, type, color, near: city, from: `${exactly}`, to: `${exactly}`, order };
        const asked = Object.entries(known).filter(([, value]) => value !== undefined);
        const { partitions, accepts } = planAds(AdFilters.parse(Object.fromEntries(asked)));
        expect(adPlaces(one).filter(({ pk }) => partitions.includes(pk))).toHaveLength(1);
        expect(accepts(one)).toBe(true);
      }),
    );
  });

  it("are few enough for a page to read each with half a unit", () => {
    fc.assert(
      fc.property(filters, (wanted) => {
        expect(planAds(wanted).partitions.length).toBeLessThanOrEqual(maxLists);
      }),
    );
  });

  it("are 216 for a complete ad", () => {
    const shown = fc.sample(ad, 1).map((one) => ({
      ...one,
      brand: "Crescent",
      model: "Elina",
      type: "elcykel" as const,
      color: "blå" as const,
      electric: true,
    }));
    const places = shown.flatMap(adPlaces).map(({ pk, sk }) => `${pk} ${sk}`);
    expect(new Set(places).size).toBe(216);
    expect(places).toHaveLength(216);
  });
});

describe("filters", () => {
  it.each([
    [{ from: "0" }, "price-range"],
    [{ to: "1.5" }, "price-range"],
    [{ from: "500", to: "400" }, "price-range"],
    [{ near: "Ankeborg" }, "place-unknown"],
    [{ radius: "2" }, "not-allowed"],
    [{ colour: "blå" }, "unknown-filter"],
  ])("that make no sense, such as %j, are refused with the name of the filter", (asked, rule) => {
    expect(AdFilters.safeParse(asked).error?.issues.map(({ message }) => message)).toEqual([rule]);
  });
});
