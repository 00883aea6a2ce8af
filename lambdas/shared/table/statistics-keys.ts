import type { StatisticsKind } from "./items/statistics.ts";
import { key } from "./key.ts";

/** What was counted, and what it adds up to. */
export const statisticsKeys = {
  /** What one thing has been counted as, by a hash of its key. */
  statFact: (id: string) => key(`STATFACT#${id}`, "FACT"),
  /** The numbers of a month where `part` is `MONTH`, and those of its days where it is `DAYS`. */
  statistics: (kind: StatisticsKind, month: string, part: string) => key(`STATS#${kind}#${month}`, part),
} as const;

export const listsOfStatistics = {
  /** All that was counted, by its hash. */
  statFacts: () => "STATFACTS" as const,
};

export const statisticsPartition = (kind: StatisticsKind, month: string): string => `STATS#${kind}#${month}`;
