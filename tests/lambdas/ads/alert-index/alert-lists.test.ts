import { describe, expect, it } from "vitest";
import type { AlertCriteria } from "#contract/ads/alerts.ts";
import { BikeColour, BikeType } from "#contract/bikes/bike-types.ts";
import { places, radii } from "#contract/platform/places.ts";
import { alertLists, offerLists } from "#lambdas/ads/alert-index/alert-lists.ts";
import { fits } from "#lambdas/ads/alert-index/fits.ts";
import { isKnownTown, townsAround } from "#lambdas/ads/alert-index/near.ts";
import type { Offer } from "#lambdas/ads/alert-index/offer.ts";
import { fc } from "#tests/property.ts";

const anOffer = (over: Partial<Offer> = {}): Offer => ({
  kind: "stolen",
  id: "theft_1",
  bikeId: "bike_1",
  ownerId: "anna",
  title: "Crescent Femto",
  terms: { brand: "crescent", model: "femto", color: "bla", type: "dam" },
  towns: ["knivsta"],
  electric: false,
  words: ["crescent", "femto", "korg"],
  ...over,
});

const brands = ["Crescent", "Monark"];
const models = ["Femto", "Elina"];
const towns = ["Uppsala", "Knivsta", "Malmö"];
const words = ["korg", "sadel", "korg sadel", "crescent korg"];
const folded: Readonly<Record<string, string>> = {
  Malmö: "malmo",
  Uppsala: "uppsala",
  Knivsta: "knivsta",
  blå: "bla",
  röd: "rod",
};

const present = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as T;
const maybe = <T>(...values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });

const criteria: fc.Arbitrary<AlertCriteria> = fc
  .record({
    brand: maybe(...brands),
    model: maybe(...models),
    color: maybe("blå", "röd"),
    type: maybe("dam", "elcykel"),
    city: maybe(...towns),
    radius: maybe(...radii),
    electric: maybe(true as const),
    priceFrom: maybe(0, 500, 2000),
    priceTo: maybe(2000, 5000),
    words: maybe(...words),
  })
  .map((each) => (each.city === undefined ? { ...each, radius: undefined } : each))
  .map((each) => present(each) as AlertCriteria);

const offer: fc.Arbitrary<Offer> = fc
  .record({
    brand: maybe("crescent", "monark"),
    model: maybe("femto", "elina"),
    color: maybe("bla", "rod"),
    type: maybe("dam", "elcykel"),
    towns: fc.uniqueArray(fc.constantFrom("uppsala", "knivsta", "malmo"), { maxLength: 2 }),
    electric: fc.boolean(),
    price: maybe(0, 500, 2000, 4000, 9000),
    words: fc.uniqueArray(fc.constantFrom("korg", "sadel", "crescent")),
  })
  .map(({ towns: where, electric, price, words: own, ...terms }) =>
    anOffer({
      kind: "ads",
      terms: present(terms) as Offer["terms"],
      towns: where,
      electric,
      price,
      words: own,
    }),
  );

const named = fc.record({
  brand: fc.boolean(),
  model: fc.boolean(),
  color: fc.boolean(),
  type: fc.boolean(),
  city: fc.boolean(),
  radius: maybe(...radii),
  electric: fc.boolean(),
  priceTo: fc.boolean(),
  words: fc.boolean(),
});

type Named = typeof named extends fc.Arbitrary<infer Value> ? Value : never;

/** Builds an alert that matches this offer by the chosen criteria. */
const criteriaFor = (
  { terms, towns: [town], electric, price, words: own }: Offer,
  chosen: Named,
): AlertCriteria =>
  present({
    brand: chosen.brand ? terms.brand : undefined,
    model: chosen.model ? terms.model : undefined,
    color:
      chosen.color && terms.color !== undefined
        ? BikeColour.options.find((color) => terms.color === folded[color])
        : undefined,
    type:
      chosen.type && terms.type !== undefined
        ? BikeType.options.find((type) => type === terms.type)
        : undefined,
    city: chosen.city ? town : undefined,
    radius: chosen.city && town !== undefined ? chosen.radius : undefined,
    electric: chosen.electric && electric ? true : undefined,
    priceTo: chosen.priceTo && price !== undefined ? price + 100 : undefined,
    words: chosen.words && own.length > 0 ? own.join(" ") : undefined,
  }) as AlertCriteria;

/** The expected matches, computed without lists. */
const isWanted = (wanted: AlertCriteria, { terms, towns: where, electric, price, words: own }: Offer) => {
  const same = (term: string | undefined, value: string | undefined): boolean =>
    value === undefined || term === (folded[value] ?? value.toLowerCase());
  const near = (): boolean => {
    if (wanted.city === undefined) return true;
    if (wanted.radius === undefined) return where.includes(folded[wanted.city] ?? wanted.city);
    // Knivsta lies 10–30 km from Uppsala, and Malmö far from both.
    if (folded[wanted.city] === "malmo" || wanted.city === "malmo") return where.includes("malmo");
    if (wanted.radius === 1) return where.includes(folded[wanted.city] ?? wanted.city);
    return where.includes("uppsala") || where.includes("knivsta");
  };
  const cheap = wanted.priceFrom === undefined && wanted.priceTo === undefined;
  return (
    same(terms.brand, wanted.brand) &&
    same(terms.model, wanted.model) &&
    same(terms.color, wanted.color) &&
    same(terms.type, wanted.type) &&
    near() &&
    (wanted.electric === undefined || electric) &&
    (cheap ||
      (price !== undefined && price >= (wanted.priceFrom ?? 0) && price <= (wanted.priceTo ?? 1_000_000))) &&
    (wanted.words ?? "").split(" ").every((word) => word === "" || own.includes(word))
  );
};

const names = (lists: ReturnType<typeof alertLists>) => lists.map(({ mask, values }) => `${mask} ${values}`);

describe("an offer", () => {
  it("matches an alert if it meets all its criteria", () => {
    fc.assert(
      fc.property(criteria, offer, (wanted, each) => {
        expect(fits(wanted, each)).toBe(isWanted(wanted, each));
      }),
      { numRuns: 2000 },
    );
  });

  it("always reads a list that holds the alert", () => {
    fc.assert(
      fc.property(named, offer, (chosen, each) => {
        const wanted = criteriaFor(each, chosen);
        expect(isWanted(wanted, each)).toBe(true);
        const looked = new Set(names(offerLists(each)));
        expect(names(alertLists(wanted)).some((list) => looked.has(list))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it("reads at most sixty lists", () => {
    const most = anOffer({
      terms: { brand: "b", model: "m", color: "bla", type: "ladcykel" },
      towns: ["uppsala", "knivsta"],
      electric: true,
      words: Array.from({ length: 20 }, (_, place) => `ord${place}`),
    });
    expect(offerLists(most)).toHaveLength(60);
    expect(offerLists({ ...most, kind: "ads", towns: ["uppsala"] }).length).toBeLessThanOrEqual(60);
  });
});

describe("an alert", () => {
  it("is listed under all its criteria together, or under its rarest word", () => {
    expect(names(alertLists({ brand: "Crescent", color: "blå", city: "Göteborg" }))).toEqual([
      "bcg crescent|bla|goteborg",
    ]);
    expect(
      names(alertLists({ brand: "Crescent", model: "Elina", type: "dam", color: "röd", city: "Lund" })),
    ).toEqual(["mgt elina|lund|dam"]);
    expect(names(alertLists({ brand: "Crescent", words: "Läderkorg och sadel" }))).toEqual(["w laderkorg"]);
    expect(names(alertLists({ electric: true, color: "svart" }))).toEqual(["e 1"]);
    expect(names(alertLists({ priceTo: 5000 }))).toEqual([" "]);
  });

  it("with a radius is listed under each town within it", () => {
    const around = names(alertLists({ brand: "Crescent", city: "uppsala", radius: 3 }));
    expect(around).toContain("bg crescent|uppsala");
    expect(around).toContain("bg crescent|knivsta");
    expect(around).not.toContain("bg crescent|malmo");
    expect(townsAround("Uppsala", 1)).toEqual(["uppsala"]);
  });

  it("can be changed in one transaction, whatever its criteria", () => {
    const largest = Math.max(...places.map(({ name }) => townsAround(name, 5).length));
    // Both sets of lists and the other writes must fit.
    expect(2 * largest + 5).toBeLessThanOrEqual(100);
  });

  it("accepts any name of a town", () => {
    expect(["Göteborg", "gothenburg", " MALMÖ "].map(isKnownTown)).toEqual([true, true, true]);
    expect(isKnownTown("Ankeborg")).toBe(false);
  });

  it("can have any colour and any type of bike", () => {
    for (const color of BikeColour.options) expect(alertLists({ color })[0]?.mask).toBe("c");
    for (const type of BikeType.options) expect(alertLists({ type })[0]?.mask).toBe("t");
  });
});
