import type { StatisticsKind } from "#lambdas/platform/table/items/statistics.ts";
import { key } from "./key.ts";

export const statisticsKeys = {
  /** The counted contributions of one thing, by a hash of its key. */
  statFact: (id: string) => key(`STATFACT#${id}`, "FACT"),
  /** The counters of a month for `part` `MONTH`, and of its days for `DAYS`. */
  statistics: (kind: StatisticsKind, month: string, part: string) => key(`STATS#${kind}#${month}`, part),
} as const;

export const listsOfStatistics = {
  /** Everything counted, by hash. */
  statFacts: () => "STATFACTS" as const,
};

export const statisticsPartition = (kind: StatisticsKind, month: string): string => `STATS#${kind}#${month}`;
