import { fc } from "#tests/property.ts";
import { describe, expect, it } from "vitest";
import type { Field } from "#lambdas/shared/search-index/aliases.ts";
import { type Card, cardOf } from "#lambdas/shared/search-index/card.ts";
import { normalise } from "#lambdas/shared/search-index/normalise.ts";
import { type Filters, plan } from "#lambdas/shared/search-index/plan.ts";
import { postingKeys, sortKeyOf, textPostingKeys } from "#lambdas/shared/search-index/posting-keys.ts";
import { wordsIn } from "#lambdas/shared/search-index/words.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { aBike } from "#tests/lambdas/notifier/a-bike.ts";
import { randomBikes, randomFilters } from "./random-bikes.ts";

type Posting = { readonly sk: string; readonly card: Card };

/** The lists as the table would hold them. */
const listsOf = (bikes: readonly BikeItem[]): Map<string, Posting[]> => {
  const lists = new Map<string, Posting[]>();
  for (const bike of bikes) {
    const card = cardOf(bike);
    for (const { pk, sk } of [...postingKeys(bike), ...textPostingKeys(bike)]) {
      const list = lists.get(pk) ?? [];
      list.push({ sk, card });
      lists.set(pk, list);
    }
  }
  return lists;
};

const newestFirst = (a: { sk: string }, b: { sk: string }): number => (a.sk < b.sk ? 1 : -1);

/** Reads a page as a search does: side by side, merged, from behind the last sort key. */
const pageOf = (
  lists: Map<string, Posting[]>,
  filters: Filters,
  after: string | undefined,
  limit: number,
) => {
  const { partitions, accepts } = plan(filters);
  return partitions
    .flatMap((partition) => lists.get(partition) ?? [])
    .filter(({ sk, card }) => (after === undefined || sk < after) && accepts(card))
    .toSorted(newestFirst)
    .slice(0, limit);
};

const allPages = (lists: Map<string, Posting[]>, filters: Filters, limit: number): string[] => {
  const found: string[] = [];
  let after: string | undefined;
  for (;;) {
    const page = pageOf(lists, filters, after, limit);
    found.push(...page.map(({ card }) => card.id));
    after = page.at(-1)?.sk;
    if (page.length < limit) return found;
  }
};

const searchable: readonly Field[] = ["brand", "model", "color", "city", "type"];

/** What the product promises, said without lists: by the bike and who may see what of it. */
const isHit = (bike: BikeItem, filters: Filters): boolean => {
  if (bike.status === "pending_review" || bike.deletedAt !== undefined) return false;
  if (filters.status === "stolen" && bike.status !== "stolen") return false;
  const stolen = bike.status === "stolen" && bike.visibility.whenStolen;
  const shows = { ...bike.visibility, city: true, description: bike.visibility.description || stolen };
  const fits = searchable.every((field) => {
    const wanted = filters[field];
    if (wanted === undefined) return true;
    const own = normalise(bike[field] ?? "", field);
    return shows[field] && own !== "" && own === normalise(wanted, field);
  });
  const texts = ([...searchable, "name", "description"] as const).map((field) =>
    shows[field] ? (bike[field] ?? "") : "",
  );
  const words = new Set(texts.flatMap(wordsIn));
  return fits && (filters.words ?? []).every((word) => words.has(word));
};

describe("postings and plan", () => {
  it("find on every page exactly what someone who reads every bike finds, in the same order", () => {
    fc.assert(
      fc.property(
        randomBikes(40),
        fc.array(randomFilters, { minLength: 5, maxLength: 20 }),
        fc.integer({ min: 1, max: 7 }),
        (bikes, many, limit) => {
          const lists = listsOf(bikes);
          for (const filters of many) {
            const wanted = bikes
              .filter((bike) => isHit(bike, filters))
              .map((bike) => ({ id: bike.id, sk: sortKeyOf(bike) }))
              .toSorted(newestFirst)
              .map(({ id }) => id);
            expect(allPages(lists, filters, limit)).toEqual(wanted);
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  it("need to pass over no card where the plan is exact", () => {
    fc.assert(
      fc.property(randomBikes(30), randomFilters, (bikes, filters) => {
        const lists = listsOf(bikes);
        const { exact, partitions, accepts } = plan(filters);
        const cards = partitions.flatMap((partition) => lists.get(partition) ?? []);
        expect(!exact || cards.every(({ card }) => accepts(card))).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  it("follow a bike through its edits: no list of before is a list of after unless it is still true", () => {
    fc.assert(
      fc.property(randomBikes(2), randomFilters, (bikes, filters) => {
        const [before, after] = bikes;
        if (!before || !after) return;
        const edited = { ...after, id: before.id, registeredAt: before.registeredAt };
        expect(allPages(listsOf([edited]), filters, 5)).toEqual(isHit(edited, filters) ? [edited.id] : []);
      }),
      { numRuns: 300 },
    );
  });

  it("answer brand, colour and city with one list for bikes nobody misses and one for stolen ones", () => {
    const filters: Filters = { brand: "Crescent", color: "röd", city: "Göteborg", status: "any" };
    expect(plan(filters)).toMatchObject({
      kind: "structured",
      exact: true,
      partitions: ["S#N#bcg#crescent|rod|goteborg", "S#S#bcg#crescent|rod|goteborg"],
    });
  });

  it("list a bike of which everything is shown 24 times, one that hides its brand 16 times and one without a city 12 times", () => {
    const bike = aBike({ city: "Umeå" });
    expect(postingKeys(bike)).toHaveLength(24);
    expect(new Set(postingKeys(bike).map(({ pk }) => pk)).size).toBe(24);
    expect(postingKeys({ ...bike, visibility: { ...bike.visibility, brand: false } })).toHaveLength(16);
    expect(postingKeys({ ...bike, city: undefined })).toHaveLength(12);
  });

  it("list no bike that waits for its review or has been deleted", () => {
    for (const hidden of [
      aBike({ status: "pending_review" }),
      aBike({ deletedAt: "2026-11-20T12:00:00.000Z" }),
    ])
      expect([...postingKeys(hidden), ...textPostingKeys(hidden)]).toEqual([]);
  });

  it("pick bikes for sale among those that nobody misses", () => {
    const { partitions, exact, accepts } = plan({ status: "for_sale", type: "mtb" });
    expect([partitions, exact]).toEqual([["S#N#t#mtb"], false]);
    const card = cardOf(aBike({ type: "mtb" }));
    expect([accepts(card), accepts({ ...card, salePrice: 2400 })]).toEqual([false, true]);
  });

  it("find nothing for a value of which nothing is left, and everything without filters", () => {
    expect(plan({ status: "any", brand: "#|" }).partitions).toEqual([]);
    expect(plan({ status: "any" }).partitions).toEqual(["S#N##", "S#S##"]);
  });

  it("answer two words with the list of both, in whatever order they are asked", () => {
    const [one, other] = [
      ["korg", "elina"],
      ["elina", "korg"],
    ].map((words) => plan({ status: "stolen", words }));
    expect(one!.partitions).toEqual(["S#S#ww#elina|korg"]);
    expect(other!.partitions).toEqual(one!.partitions);
  });
});
