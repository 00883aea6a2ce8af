import type { ListedFoundReport } from "#contract/found-reports.ts";

/** How many people have reported something, however often each. */
export const countFinders = (reports: readonly ListedFoundReport[]): number =>
  new Set(reports.map(({ finder }) => finder)).size;
