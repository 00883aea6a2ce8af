import { isDeepStrictEqual } from "node:util";
import { listAttributes } from "#lambdas/shared/search-index/list-attributes.ts";
import { postingWrites } from "#lambdas/shared/search-index/posting-writes.ts";
import { type Action, update } from "#lambdas/shared/table/actions.ts";
import type { BikeItem } from "#lambdas/shared/table/items/bike.ts";
import { keys } from "#lambdas/shared/table/keys.ts";

/**
 * Writes a bike as it has become, with its place in lists and searches. `after` is one version further than `before`.
 * Fails with `stale` where someone else has changed the bike since `before` was read.
 */
export const changeWrites = (before: BikeItem, after: BikeItem): Action[] => {
  const was = new Map<string, unknown>(Object.entries(before));
  const is = new Map<string, unknown>(Object.entries(after).filter(([, value]) => value !== undefined));
  const changed = [...is].filter(([name, value]) => !isDeepStrictEqual(value, was.get(name)));
  const gone = [...was.keys()].filter((name) => was.get(name) !== undefined && !is.has(name));
  return [
    update(keys.bike(before.id))
      .set({ ...Object.fromEntries(changed), ...listAttributes(after) })
      .remove(...gone)
      .expect("version", before.version, "stale"),
    ...postingWrites(before, after),
  ];
};
