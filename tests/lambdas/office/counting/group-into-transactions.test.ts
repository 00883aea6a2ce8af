import { describe, expect, it } from "vitest";
import type { FactPart } from "#lambdas/platform/table/items/statistics.ts";
import { groupIntoTransactions } from "#lambdas/office/counting/group-into-transactions.ts";
import { type FactDifference, differenceOf } from "#lambdas/office/counting/record-fact.ts";
import { sumWrites } from "#lambdas/office/counting/sums.ts";

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
  groupIntoTransactions(differences).map(({ sums }) => sumWrites(sums, 0).map(({ added: by }) => by));

/** Number of actions per transaction. */
const actions = (differences: readonly FactDifference[]): number[] =>
  groupIntoTransactions(differences).map(
    (together) => together.differences.length + sumWrites(together.sums, 0).length,
  );

describe("grouping facts into transactions", () => {
  it("writes each counter item once, however many facts add to it", () => {
    const differences = many(40, () => [spent("2026-08-14", { u: 1, up: 10 })]);
    expect(added(differences)).toEqual([
      [
        { version: 1, c_u: 40, c_up: 400 },
        { version: 1, c_14_2d_u: 40, c_14_2d_up: 400 },
      ],
    ]);
  });

  it("puts at most a hundred actions in a transaction and loses none", () => {
    const differences = many(250, () => [spent("2026-08-14", { u: 1 })]);
    expect(actions(differences)).toEqual([100, 100, 56]);
    expect(groupIntoTransactions(differences).flatMap((together) => together.differences)).toEqual(
      differences,
    );
  });

  it("puts at most forty counters in an update", () => {
    const differences = many(100, (place) => [spent("2026-08-14", { [`u|store|${place}`]: 1 })]);
    expect(actions(differences)).toEqual([41, 41, 21]);
  });

  it("subtracts the former count and writes nothing for a zero difference", () => {
    const moved = [
      differing("one", [spent("2026-08-14", { u: 1 })], [spent("2026-08-15", { u: 1 })]),
      differing("two", [spent("2026-08-15", { u: 1 })], [spent("2026-08-14", { u: 1 })]),
    ];
    expect(actions(moved)).toEqual([2]);
    expect(added(moved.slice(0, 1))).toEqual([[{ version: 1, c_14_2d_u: 1, c_15_2d_u: -1 }]]);
  });

  it("is empty without differences", () => {
    expect(groupIntoTransactions([])).toEqual([]);
  });
});
