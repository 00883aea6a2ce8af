import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import type { Borders } from "#web/thefts/sweden-map/SwedenMap.tsx";

export type Level = "county" | "place";

const sources: Readonly<Record<Level, () => Promise<{ default: Borders }>>> = {
  county: () => import("#web/thefts/sweden-map/counties.json"),
  place: () => import("#web/thefts/sweden-map/municipalities.json"),
};

/** Borders from Statistics Sweden, loaded with the map. `npm run sweden-map` generates them. */
export const bordersQuery = (level: Level) =>
  queryOptions({
    queryKey: queryKeys.stolenBikes.map(level),
    queryFn: async () => (await sources[level]()).default,
    staleTime: Infinity,
  });
