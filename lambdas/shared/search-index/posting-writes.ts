import { isDeepStrictEqual } from "node:util";
import { type Entry, promptEntries } from "./entries.ts";
import { type Action, put, remove } from "#lambdas/shared/table/actions.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";

const nameOf = ({ key }: Entry): string => `${key.pk}\n${key.sk}`;

const byName = (bike: BikeItem | undefined): Map<string, Entry> =>
  new Map((bike ? promptEntries(bike) : []).map((entry) => [nameOf(entry), entry]));

export const putEntry = ({ key, entity, item }: Entry): Action => put(key, entity, item);

/**
 * What has to be written beside a bike, in its own transaction, so that searches show it as it is. A new bike has no `before`.
 * At most 36 actions for a new bike, 37 for one that is deleted, 58 for an edit and 64 for one that is stolen or recovered.
 */
export const postingWrites = (before: BikeItem | undefined, after: BikeItem): Action[] => {
  const [was, is] = [byName(before), byName(after)];
  const gone = [...was].filter(([name]) => !is.has(name)).map(([, { key }]) => remove(key));
  const changed = [...is]
    .filter(([name, entry]) => !isDeepStrictEqual(entry, was.get(name)))
    .map(([, entry]) => putEntry(entry));
  return [...gone, ...changed];
};
