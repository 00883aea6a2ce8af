import type { PointsPackage } from "#contract/points/purchases.ts";

/** The cheapest package that fills up what is missing; undefined where none alone does. */
export const smallestEnough = (
  packages: readonly PointsPackage[],
  missing: number,
): PointsPackage | undefined =>
  packages.filter(({ points }) => points >= missing).toSorted((a, b) => a.price - b.price)[0];
