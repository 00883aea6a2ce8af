export type Unit = "cases" | "points" | "ore";
export type Rounding = {
  readonly round: (amount: number, unit: Unit) => number;
  /** Smaller groups have no share or median. */
  readonly minGroup: number;
};

export const exact: Rounding = { round: (amount) => amount, minGroup: 1 };

/** A step in points or öre corresponds to at least five usual cases. */
const steps: Readonly<Record<Unit, number>> = { cases: 5, points: 500, ore: 100_000 };

/** Rounds each figure separately, so that every difference of two figures is a multiple of the step. */
export const rounded: Rounding = {
  round: (amount, unit) => Math.round(amount / steps[unit]) * steps[unit],
  minGroup: 20,
};
