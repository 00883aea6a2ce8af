import { isDeepStrictEqual } from "node:util";
import { type Entry, promptEntries } from "./entries.ts";
import { type Action, put, remove } from "#lambdas/platform/table/actions.ts";
import { nameOf } from "#lambdas/platform/table/key.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";

const byName = (bike: BikeItem | undefined): Map<string, Entry> =>
  new Map((bike ? promptEntries(bike) : []).map((entry) => [nameOf(entry.key), entry]));

export const putEntry = ({ key, entity, item }: Entry): Action => put(key, entity, item);

/**
 * Search items to write in the bike's own transaction, which may have 100 actions. A new bike has
 * no `before`.
 */
export const postingWrites = (before: BikeItem | undefined, after: BikeItem): Action[] => {
  const [was, is] = [byName(before), byName(after)];
  const gone = [...was].filter(([name]) => !is.has(name)).map(([, { key }]) => remove(key));
  const changed = [...is]
    .filter(([name, entry]) => !isDeepStrictEqual(entry, was.get(name)))
    .map(([, entry]) => putEntry(entry));
  return [...gone, ...changed];
};
