import type { ListedFoundReport } from "#contract/thefts/found-reports.ts";

/** Counts each person once. */
export const countFinders = (reports: readonly ListedFoundReport[]): number =>
  new Set(reports.map(({ finder }) => finder)).size;
