import { fc } from "#tests/property.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { BikeColour, BikeType } from "#contract/bikes/bike-types.ts";
import type { Field } from "#lambdas/bikes/index/aliases.ts";
import { normalise } from "#lambdas/bikes/index/normalise.ts";
import { sortKeyOf } from "#lambdas/bikes/index/posting-keys.ts";
import { wordsIn } from "#lambdas/bikes/index/words.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { randomBike } from "#tests/lambdas/bikes/index/random-bikes.ts";
import { type Register, aRegister } from "./a-register.ts";

const searchable = ["brand", "model", "color", "city", "type"] as const;

const isFound = ({ status, deletedAt, salePrice, batteryStolenSince }: BikeItem): boolean =>
  deletedAt === undefined &&
  (status === "stolen" ||
    (status === "registered" && (salePrice !== undefined || batteryStolenSince !== undefined)));

/** The public value of a field. */
const shown = (bike: BikeItem, field: Field | "name" | "description"): string => {
  const { visibility, status } = bike;
  const helps = field === "description" && status === "stolen" && visibility.whenStolen;
  return field === "city" || visibility[field] || helps ? (bike[field] ?? "") : "";
};

const valueOf = (bike: BikeItem, field: Field): string => normalise(shown(bike, field), field);

type TestFilters = { [F in Field | "q"]?: string | undefined } & {
  status: "any" | "stolen";
  order: "newest" | "oldest";
};

/** The only field that has the word as a value. */
const fieldOf = (word: string, bikes: readonly BikeItem[]): Field | undefined => {
  const meanings: Field[] = [
    ...(BikeColour.options.some((colour) => normalise(colour) === word) ? (["color"] as const) : []),
    ...(BikeType.options.some((type) => normalise(type) === word) ? (["type"] as const) : []),
    ...(["brand", "city"] as const).filter((field) => bikes.some((bike) => valueOf(bike, field) === word)),
  ];
  return meanings.length === 1 ? meanings[0] : undefined;
};

/** Exactly these bikes in order, or the closest of these if none matches everything. */
type Promised = { readonly exactly: readonly string[] } | { readonly among: readonly string[] };

/** The expected result, computed by looking at every bike. */
const promiseOf = (
  bikes: readonly BikeItem[],
  { q = "", status, order, ...fields }: TestFilters,
): Promised => {
  const listed = bikes.filter(isFound);
  const isGiven = (bike: BikeItem): boolean =>
    (status === "any" || bike.status === "stolen") &&
    searchable.every((field) => {
      const wanted = fields[field];
      const own = valueOf(bike, field);
      return wanted === undefined || (own !== "" && own === normalise(wanted, field));
    });
  const says = (bike: BikeItem, word: string): boolean =>
    wordsIn(
      (["name", "description", ...searchable] as const).map((place) => shown(bike, place)).join(" "),
    ).includes(word);
  const isSaid = (bike: BikeItem, word: string): boolean => {
    const field = fieldOf(word, listed);
    const given = field && fields[field];
    // A value that contradicts a chosen filter may still occur in a text.
    if (field === undefined || (given !== undefined && normalise(given, field) !== word))
      return says(bike, word);
    return valueOf(bike, field) === word;
  };
  const hits = (asked: readonly string[]): BikeItem[] =>
    listed.filter((bike) => isGiven(bike) && asked.every((word) => isSaid(bike, word)));
  const all = hits(wordsIn(q));
  // If nothing matches every word, words that are no field's value are dropped.
  const filters = wordsIn(q).filter((word) => fieldOf(word, listed) !== undefined);
  const plain = wordsIn(q).filter((word) => !filters.includes(word));
  const given = listed.filter(isGiven);
  if (all.length === 0 && plain.some((word) => given.some((bike) => says(bike, word))))
    return { among: given.map(({ id }) => id) };
  const found = all.length === 0 && filters.length > 0 ? hits(filters) : all;
  const newestFirst = found.toSorted((a, b) => (sortKeyOf(a) > sortKeyOf(b) ? -1 : 1)).map(({ id }) => id);
  return { exactly: order === "newest" ? newestFirst : newestFirst.toReversed() };
};

const sometimes = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });

const words = [
  "elina",
  "korg",
  "crescent",
  "Malmö",
  "black",
  "dam",
  "bell",
  "7",
  "vasby",
  "ORANGE",
  "nowhere",
];

const askedFor = fc.record(
  {
    status: fc.constantFrom("any", "any", "stolen"),
    order: fc.constantFrom("newest", "newest", "oldest"),
    brand: sometimes(fc.constantFrom("Crescent", "riese und müller", "Orange", "#|")),
    model: sometimes(fc.constantFrom("ELINA", "Femga 7 vxl", "Göteborg")),
    city: sometimes(fc.constantFrom("Göteborg", "gothenburg", "Malmö", "nowhere")),
    color: sometimes(fc.constantFrom(...BikeColour.options.slice(0, 5))),
    type: sometimes(fc.constantFrom(...BikeType.options.slice(0, 3))),
    q: sometimes(
      fc
        .array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 })
        .map((some) => `${some.join(" ")} ö`),
    ),
    limit: fc.integer({ min: 5, max: 20 }),
  },
  { requiredKeys: ["status", "order", "limit"] },
);

describe("a search in 120 bikes", () => {
  let register: Register;
  const bikes = fc
    .sample(fc.tuple(...Array.from({ length: 120 }, (_, serial) => randomBike(serial))), {
      numRuns: 1,
      seed: 11,
    })
    .flat();
  beforeAll(async () => {
    register = await aRegister();
    await register.add(...bikes);
  });

  it("pages through exactly the matching bikes in order, for 250 random filters", async () => {
    let hits = 0;
    await fc.assert(
      fc.asyncProperty(askedFor, async ({ limit, ...asked }) => {
        const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
        const results: (string | undefined)[] = [];
        let cursor: string | undefined;
        do {
          const before = register.meter.total();
          const page = await register.search({ ...given, limit, cursor });
          const units = register.meter.total() - before;
          expect(units).toBeLessThanOrEqual(asked.q === undefined ? 2 : 25);
          expect(page.items.length).toBeLessThanOrEqual(limit);
          results.push(...page.items.map(({ id }) => id));
          cursor = page.cursor;
        } while (cursor !== undefined);
        const promised = promiseOf(bikes, asked);
        expect(results).toEqual(
          "exactly" in promised
            ? promised.exactly
            : results.filter((id) => id !== undefined && promised.among.includes(id)),
        );
        hits += results.length;
      }),
      { numRuns: 250, seed: 5 },
    );
    expect(hits).toBeGreaterThan(500);
  });
});
