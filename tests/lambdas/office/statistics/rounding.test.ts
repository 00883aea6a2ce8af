import { expect, it } from "vitest";
import { spanOfQuarter } from "#lambdas/office/counting/calendar.ts";
import type { Counts } from "#lambdas/office/statistics/show/counts.ts";
import type { MonthNumbers } from "#lambdas/office/statistics/show/read-numbers.ts";
import { rounded } from "#lambdas/office/statistics/show/rounding.ts";
import { insurance } from "#lambdas/office/statistics/show/views.ts";

const seed = Number(process.env["SEED"] ?? 20261126);
const today = "2026-11-20";

/** Same numbers for the same seed. */
const numbersOf = (start: number) => {
  let state = start;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

/** A month with a few thefts in each of three municipalities. */
const monthOf = (month: string, next: (below: number) => number): MonthNumbers => {
  const all = new Map<string, number>();
  const add = (name: string, many: number): void => void all.set(name, (all.get(name) ?? 0) + many);
  for (const place of ["Malmö", "Lund", "Visby"]) {
    const stolen = next(9);
    const back = next(stolen + 1);
    for (const [counter, many] of [
      ["t", stolen],
      ["r", back],
      ["n", next(30)],
    ] as const)
      for (const name of [counter, `${counter}|place|${place}`, `${counter}|type|${next(2)}`])
        add(name, many);
    add(`d|days|${next(40)}`, back);
  }
  const ofDay = new Map([...all].filter(([name]) => !name.includes("|")));
  return { month, all, days: new Map([[`${month}-11`, ofDay]]) };
};

const quarters = ["2026-01-01", "2026-04-01", "2026-07-01"].map(spanOfQuarter);
const spans = quarters.flatMap((first, place) =>
  quarters.slice(place).map((last) => ({ from: first.from, to: last.to })),
);

/** Every published count, and the count that each published share reveals. */
const countsIn = (input: Counts): number[] => {
  const { totals, lines, stacks, breakdowns, cohorts } = insurance(
    { register: input, thefts: input },
    "Lund",
  );
  const rows = breakdowns.flatMap((breakdown) => breakdown.rows);
  return [
    ...totals.flatMap(({ measure, now, of = 1 }) => (measure === "medianDays" ? [of] : [(now ?? 0) * of])),
    ...lines.flatMap(({ points }) => points.map(({ now }) => now ?? 0)),
    ...stacks.flatMap(({ points }) => points.flatMap(({ parts }) => parts.map(({ now }) => now))),
    ...rows.flatMap(({ now, recovered, registered }) => [
      now ?? 0,
      (recovered ?? 0) * (now ?? 0),
      registered ?? 0,
    ]),
    ...cohorts.flatMap(({ thefts, shares }) => [thefts, ...shares.map((share) => (share ?? 0) * thefts)]),
  ];
};

/** The smallest difference of any two. */
const smallestDifference = (counts: readonly number[]): number => {
  const sorted = [...new Set(counts.map((count) => Math.round(count * 1e6) / 1e6))].toSorted((a, b) => a - b);
  return Math.min(...sorted.slice(1).map((count, place) => count - (sorted[place] ?? 0)));
};

it(`no subtraction of figures handed out gives a number below five (seed ${seed})`, () => {
  const next = numbersOf(seed);
  for (let round = 0; round < 50; round += 1) {
    const months = Array.from({ length: 9 }, (_, place) => monthOf(`2026-0${place + 1}`, next));
    const handedOut = spans.flatMap((period) =>
      countsIn({ months, today, period, before: undefined, grain: "quarter", rounding: rounded }),
    );
    expect(smallestDifference([0, ...handedOut])).toBe(5);
  }
});
