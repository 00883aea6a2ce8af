import { describe, expect, it } from "vitest";
import { fewest } from "#contract/statistics.ts";
import { groupCells, releaseInGroups } from "#lambdas/statistics/release/groups.ts";
import { type Counted, type Released, release } from "#lambdas/statistics/release/release.ts";

const seed = Number(process.env["SEED"] ?? 20261126);

/** The same numbers for the same seed. */
const numbersOf = (start: number) => {
  let state = start;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

type Leaves = readonly (readonly number[])[];
const names = ["a", "b", "c", "d", "e"];

const leafOf = (numbers: readonly number[], at: number): Counted => ({
  from: `2026-0${at}-01`,
  to: `2026-0${at}-30`,
  total: [numbers.reduce((sum, number) => sum + number, 0)],
  cells: new Map(numbers.map((number, place) => [names[place] ?? "", [number]])),
  children: [],
});

/** A quarter of months by a row of numbers each, one for each value. */
const quarterOf = (leaves: Leaves): Counted => ({
  from: "2026-01-01",
  to: "2026-03-31",
  total: [leaves.flat().reduce((sum, number) => sum + number, 0)],
  cells: new Map(
    names
      .slice(0, leaves[0]?.length)
      .map((name, place) => [name, [leaves.reduce((sum, row) => sum + (row[place] ?? 0), 0)]]),
  ),
  children: leaves.map((row, place) => leafOf(row, place + 1)),
});

const randomLeaves = (next: (below: number) => number): number[][] => {
  const values = 2 + next(4);
  const most = [3, 8, 14][next(3)] ?? 8;
  return Array.from({ length: 3 }, () => Array.from({ length: values }, () => next(most)));
};

const shownNumbers = (node: Released): number[] => [
  ...(node.total ?? []),
  ...[...node.named.values()].flat(),
  ...node.rest,
  ...node.children.flatMap(shownNumbers),
];

/** Every way to share so many among so many cells. */
function* shares(cells: number, total: number): Generator<number[]> {
  if (cells === 1) {
    yield [total];
    return;
  }
  for (let first = 0; first <= total; first += 1)
    for (const rest of shares(cells - 1, total - first)) yield [first, ...rest];
}

const rowsOf = (flat: readonly number[], rows: number): number[][] => {
  const width = flat.length / rows;
  return Array.from({ length: rows }, (_, row) => flat.slice(row * width, (row + 1) * width));
};

const registerOf = (leaves: Leaves): Counted =>
  leaves.length === 1 ? leafOf(leaves[0] ?? [], 1) : quarterOf(leaves);

type Shape = { readonly hasTotal: boolean; readonly named: string[]; readonly children: Shape[] };
const shapeOf = ({ total, named, children }: Released): Shape => ({
  hasTotal: total !== undefined,
  named: [...named.keys()].toSorted(),
  children: children.map(shapeOf),
});

/** The numbers that someone learns of a register when this is what they are shown of it. */
const learned = (node: Counted, { hasTotal, named, children }: Shape): number[] =>
  hasTotal
    ? [
        ...node.total,
        ...named.flatMap((name) => node.cells.get(name) ?? []),
        ...children.flatMap((child, place) => {
          const below = node.children[place];
          return below ? learned(below, child) : [];
        }),
      ]
    : [];

type Known = { readonly least: number[]; readonly most: number[] };

/** What is shown of a register: a tree of its values, or one of their groups beside it. */
type Show = (register: Counted) => readonly (readonly [Counted, Released])[];

const byThemselves: Show = (register) => [[register, release(register)]];

const groupOf = (value: string): string => (value === "a" || value === "b" ? "ab" : value);
const inGroups: Show = (register) => {
  const groups = groupCells(register, groupOf);
  return [
    [groups, release(groups)],
    [register, releaseInGroups(register, groupOf)],
  ];
};

const allLearned = (show: Show, register: Counted, shapes: readonly Shape[]): string =>
  show(register)
    .map(([counted], place) => (shapes[place] ? learned(counted, shapes[place]).join() : ""))
    .join(";");

/** Between which numbers each cell lies, for someone who learns what this register shows. */
const knowledge = (
  registers: readonly number[][],
  rows: number,
  show: Show,
  shapes: readonly Shape[],
): Map<string, Known> => {
  const found = new Map<string, Known>();
  for (const flat of registers) {
    const key = allLearned(show, registerOf(rowsOf(flat, rows)), shapes);
    const known = found.get(key);
    if (!known) found.set(key, { least: [...flat], most: [...flat] });
    else
      for (const [place, number] of flat.entries()) {
        known.least[place] = Math.min(known.least[place] ?? 0, number);
        known.most[place] = Math.max(known.most[place] ?? 0, number);
      }
  }
  return found;
};

/** Registers of so many bikes of which someone who subtracts can tell a number under five. */
const givenAway = (show: Show, values: number, rows: number, bikes: number): string[] => {
  const registers = [...shares(values * rows, bikes)];
  const byShape = new Map<string, Map<string, Known>>();
  return registers
    .filter((flat) => {
      const register = registerOf(rowsOf(flat, rows));
      const shapes = show(register).map(([, shown]) => shapeOf(shown));
      const name = JSON.stringify(shapes);
      const known = byShape.get(name) ?? knowledge(registers, rows, show, shapes);
      byShape.set(name, known);
      const { least, most } = known.get(allLearned(show, register, shapes)) ?? { least: [], most: [] };
      return flat.some((number, place) => isFew(number) && least[place] === most[place]);
    })
    .map(String);
};

const isFew = (number: number) => number > 0 && number < fewest;

describe("what may be shown", () => {
  it(`never is a number under five, nor a difference of a whole and its named parts (seed ${seed})`, () => {
    const next = numbersOf(seed);
    for (let round = 0; round < 2000; round += 1) {
      const shown = release(quarterOf(randomLeaves(next)));
      expect(shownNumbers(shown).filter((number) => isFew(number) || number < 0)).toEqual([]);
    }
  });

  it.each([
    [2, 1, 26],
    [3, 1, 24],
    [4, 1, 17],
    [2, 2, 22],
    [3, 2, 12],
    [2, 3, 13],
  ])(
    "tells nobody a number under five who subtracts all that is shown of %i values in %i months from each other",
    (values, rows, most) => {
      for (let bikes = most - 3; bikes <= most; bikes += 1)
        expect(givenAway(byThemselves, values, rows, bikes)).toEqual([]);
    },
  );

  it.each([
    [3, 1, 24],
    [4, 1, 17],
    [3, 2, 12],
  ])(
    "tells nobody a number under five who subtracts the municipalities from their counties, of %i in %i months",
    (values, rows, most) => {
      for (let bikes = most - 3; bikes <= most; bikes += 1)
        expect(givenAway(inGroups, values, rows, bikes)).toEqual([]);
    },
  );

  it(`leaves five or none in what is not named of a county (seed ${seed})`, () => {
    const next = numbersOf(seed);
    for (let round = 0; round < 2000; round += 1) {
      const register = quarterOf(randomLeaves(next));
      const shown = releaseInGroups(register, groupOf);
      const county = release(groupCells(register, groupOf)).named.get("ab")?.[0];
      const inIt = ["a", "b"].reduce((sum, name) => sum + (shown.named.get(name)?.[0] ?? 0), 0);
      expect(shownNumbers(shown).filter((number) => isFew(number) || number < 0)).toEqual([]);
      expect(isFew((county ?? inIt) - inIt)).toBe(false);
    }
  });

  it("shows a county, and of its municipalities those that leave enough in it", () => {
    const register = { ...leafOf([20, 3, 9, 6], 1), children: [] };
    expect([...release(groupCells(register, groupOf)).named]).toEqual([
      ["ab", [23]],
      ["c", [9]],
      ["d", [6]],
    ]);
    const { named, rest } = releaseInGroups(register, groupOf);
    expect([...named.keys()].toSorted()).toEqual(["c", "d"]);
    expect(rest).toEqual([23]);
  });

  it("shows a value that is large enough in all parts in each of them", () => {
    const shown = release(
      quarterOf([
        [15, 3, 9],
        [17, 4, 2],
        [13, 6, 8],
      ]),
    );
    expect([...shown.named.keys()]).toEqual(["a", "c", "b"]);
    expect(shown.children.map(({ named }) => named.get("a"))).toEqual([[15], [17], [13]]);
    expect(shown.children.map(({ rest }) => rest)).toEqual([[12], [6], [14]]);
  });

  it("hides the smallest of what could be shown beside the only one that cannot", () => {
    const shown = release({ ...leafOf([20, 3, 6], 1), children: [] });
    expect([...shown.named]).toEqual([["a", [20]]]);
    expect(shown.rest).toEqual([9]);
  });

  it("shows nothing of a span in which fewer than five are", () => {
    const shown = release(leafOf([2, 1], 1));
    expect(shown.total).toBeUndefined();
    expect(shown.named.size + shown.children.length).toBe(0);
  });

  it("shows no part of a span while one of them is too small", () => {
    const shown = release(quarterOf([[20], [3], [9]]));
    expect([shown.total, shown.children]).toEqual([[32], []]);
  });

  it("hides how many are back where those that are not would be too few", () => {
    const node = { from: "2026-01-01", to: "2026-01-31", children: [] };
    const cells = new Map([
      ["a", [22, 3]],
      ["b", [8, 9]],
      ["c", [6, 30]],
    ]);
    const shown = release({ ...node, total: [36, 42], cells });
    expect([...shown.named.keys()]).toEqual(["c"]);
  });
});
