import type { StatisticsKind, StatisticsPart } from "#lambdas/platform/table/items/statistics.ts";
import { key } from "./key.ts";

export const statisticsKeys = {
  /** The counted contributions of one thing, by a hash of its key. */
  statFact: (id: string) => key(`STATFACT#${id}`, "FACT"),
  /** A shard of the counters of a month for `part` `MONTH`, and of its days for `DAYS`. */
  statistics: (kind: StatisticsKind, month: string, part: StatisticsPart, shard: number) =>
    key(`STATS#${kind}#${month}#${shard}`, part),
} as const;

export const listsOfStatistics = {
  /** Everything counted, by hash. */
  statFacts: () => "STATFACTS" as const,
};
