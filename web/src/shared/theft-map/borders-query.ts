import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "#web/api/query-keys.ts";
import type { Borders } from "#web/ui/sweden-map/SwedenMap.tsx";

export type Level = "county" | "place";

const sources: Readonly<Record<Level, () => Promise<{ default: Borders }>>> = {
  county: () => import("#web/ui/sweden-map/counties.json"),
  place: () => import("#web/ui/sweden-map/municipalities.json"),
};

/** The borders of Statistics Sweden, which come when a map is shown. `npm run sweden-map` draws them. */
export const bordersQuery = (level: Level) =>
  queryOptions({
    queryKey: queryKeys.stolenBikes.map(level),
    queryFn: async () => (await sources[level]()).default,
    staleTime: Infinity,
  });
