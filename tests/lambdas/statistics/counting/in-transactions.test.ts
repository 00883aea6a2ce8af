import { describe, expect, it } from "vitest";
import type { FactPart } from "#lambdas/shared/table/items/statistics.ts";
import { inTransactions } from "#lambdas/statistics/counting/in-transactions.ts";
import { type FactDifference, differenceOf } from "#lambdas/statistics/counting/record-fact.ts";
import { sumWrites } from "#lambdas/statistics/counting/sums.ts";

const spent = (day: string, counts: Record<string, number>): FactPart => ({ kind: "money", day, counts });

const differing = (id: string, parts: FactPart[], before?: FactPart[]): FactDifference => {
  const fact = before && { entity: "statFact" as const, id, parts: before, version: 1 };
  const difference = differenceOf({ id, parts }, fact);
  if (!difference) throw new Error(`${id} differs by nothing.`);
  return difference;
};

const many = (count: number, partsOf: (place: number) => FactPart[]) =>
  Array.from({ length: count }, (_, place) => differing(`fact_${place}`, partsOf(place)));

const added = (differences: readonly FactDifference[]) =>
  inTransactions(differences).map(({ sums }) => sumWrites(sums).map(({ added: by }) => by));

/** How many actions each transaction has. */
const actions = (differences: readonly FactDifference[]): number[] =>
  inTransactions(differences).map(
    (together) => together.differences.length + sumWrites(together.sums).length,
  );

describe("what is counted together", () => {
  it("adds to each item of numbers once, however many things add to it", () => {
    const differences = many(40, () => [spent("2026-08-14", { u: 1, up: 10 })]);
    expect(added(differences)).toEqual([
      [
        { version: 1, c_u: 40, c_up: 400 },
        { version: 1, c_14_2d_u: 40, c_14_2d_up: 400 },
      ],
    ]);
  });

  it("takes a hundred actions and no more in one transaction, and leaves nothing out", () => {
    const differences = many(250, () => [spent("2026-08-14", { u: 1 })]);
    expect(actions(differences)).toEqual([100, 100, 56]);
    expect(inTransactions(differences).flatMap((together) => together.differences)).toEqual(differences);
  });

  it("names no more than forty numbers of an item in one transaction", () => {
    const differences = many(100, (place) => [spent("2026-08-14", { [`u|store|${place}`]: 1 })]);
    expect(actions(differences)).toEqual([41, 41, 21]);
  });

  it("takes off what a thing was counted as before, and adds nothing where that comes to nothing", () => {
    const moved = [
      differing("one", [spent("2026-08-14", { u: 1 })], [spent("2026-08-15", { u: 1 })]),
      differing("two", [spent("2026-08-15", { u: 1 })], [spent("2026-08-14", { u: 1 })]),
    ];
    expect(actions(moved)).toEqual([2]);
    expect(added(moved.slice(0, 1))).toEqual([[{ version: 1, c_14_2d_u: 1, c_15_2d_u: -1 }]]);
  });

  it("is nothing where nothing differs", () => {
    expect(inTransactions([])).toEqual([]);
  });
});
