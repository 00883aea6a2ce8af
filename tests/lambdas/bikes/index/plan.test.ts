import { fc } from "#tests/property.ts";
import { describe, expect, it } from "vitest";
import type { Field } from "#lambdas/bikes/index/aliases.ts";
import { type Card, cardOf } from "#lambdas/bikes/index/card.ts";
import { normalise } from "#lambdas/bikes/index/normalise.ts";
import { type RegisterFilters, plan } from "#lambdas/bikes/index/plan.ts";
import { postingKeys, sortKeyOf, textPostingKeys } from "#lambdas/bikes/index/posting-keys.ts";
import { wordsIn } from "#lambdas/bikes/index/words.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { aBike } from "#tests/lambdas/notifications/notifier/a-bike.ts";
import { randomBikes, randomFilters } from "./random-bikes.ts";

type Posting = { readonly sk: string; readonly card: Card };

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

/** Reads a page as a search does: lists in parallel, merged, after the last sort key. */
const pageOf = (
  lists: Map<string, Posting[]>,
  filters: RegisterFilters,
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

const allPages = (lists: Map<string, Posting[]>, filters: RegisterFilters, limit: number): string[] => {
  const findings: string[] = [];
  let after: string | undefined;
  for (;;) {
    const page = pageOf(lists, filters, after, limit);
    findings.push(...page.map(({ card }) => card.id));
    after = page.at(-1)?.sk;
    if (page.length < limit) return findings;
  }
};

const searchable: readonly Field[] = ["brand", "model", "color", "city", "type"];

/** The expected result, computed without lists from the bikes and their visibility. */
const isHit = (bike: BikeItem, filters: RegisterFilters): boolean => {
  if (bike.status === "pending_review" || bike.deletedAt !== undefined) return false;
  const isStolen = bike.status === "stolen";
  const isForSale = !isStolen && bike.salePrice !== undefined;
  const isSought = isStolen || isForSale || bike.batteryStolenSince !== undefined;
  if (!{ any: isSought, stolen: isStolen, for_sale: isForSale, all: true }[filters.status]) return false;
  const stolen = isStolen && bike.visibility.whenStolen;
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
  it("find exactly the bikes that a full scan finds, in the same order on every page", () => {
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

  it("skip no card if the plan is exact", () => {
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

  it("follow a bike through its edits and keep no outdated list", () => {
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

  it("answer brand, colour and city with one list for stolen bikes and one for others that strangers look for", () => {
    const filters: RegisterFilters = { brand: "Crescent", color: "röd", city: "Göteborg", status: "any" };
    expect(plan(filters)).toMatchObject({
      kind: "structured",
      exact: true,
      partitions: ["S#W#bcg#crescent|rod|goteborg", "S#S#bcg#crescent|rod|goteborg"],
    });
  });

  it("list a bike 24 times if it shows everything, 16 times without its brand, and 12 times without a city", () => {
    const bike = aBike({ city: "Umeå" });
    expect(postingKeys(bike)).toHaveLength(24);
    expect(new Set(postingKeys(bike).map(({ pk }) => pk)).size).toBe(24);
    expect(postingKeys({ ...bike, visibility: { ...bike.visibility, brand: false } })).toHaveLength(16);
    expect(postingKeys({ ...bike, city: undefined })).toHaveLength(12);
  });

  it("list no bike that is under review or deleted", () => {
    for (const hidden of [
      aBike({ status: "pending_review" }),
      aBike({ deletedAt: "2026-11-20T12:00:00.000Z" }),
    ])
      expect([...postingKeys(hidden), ...textPostingKeys(hidden)]).toEqual([]);
  });

  it("filter bikes for sale from those that strangers look for", () => {
    const { partitions, exact, accepts } = plan({ status: "for_sale", type: "mtb" });
    expect([partitions, exact]).toEqual([["S#W#t#mtb"], false]);
    const card = cardOf(aBike({ type: "mtb" }));
    expect([accepts(card), accepts({ ...card, salePrice: 2400 })]).toEqual([false, true]);
  });

  it("find nothing for a value that normalises to nothing, and every bike of the status without filters", () => {
    expect(plan({ status: "any", brand: "#|" }).partitions).toEqual([]);
    expect(plan({ status: "any" }).partitions).toEqual(["S#W##", "S#S##"]);
    expect(plan({ status: "all" }).partitions).toEqual(["S#N##", "S#W##", "S#S##"]);
  });

  it("answer two words in any order with their common list", () => {
    const [one, other] = [
      ["korg", "elina"],
      ["elina", "korg"],
    ].map((words) => plan({ status: "stolen", words }));
    expect(one!.partitions).toEqual(["S#S#ww#elina|korg"]);
    expect(other!.partitions).toEqual(one!.partitions);
  });
});
