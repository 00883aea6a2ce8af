import { isDeepStrictEqual } from "node:util";
import { listAttributes } from "#lambdas/bikes/index/list-attributes.ts";
import { postingWrites } from "#lambdas/bikes/index/posting-writes.ts";
import { type Action, update } from "#lambdas/platform/table/actions.ts";
import type { BikeItem } from "#lambdas/bikes/items/bike.ts";
import { keys } from "#lambdas/platform/table/keys.ts";

/**
 * Writes a changed bike together with its list and search items. `after` must be one version above
 * `before`. Fails with `stale` if the bike has changed since `before` was read.
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
