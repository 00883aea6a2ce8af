import type { ObjectStore } from "./object-store.ts";

/** Objects below `prefix` end `days` days after they were written. */
export type LifecycleRule = { prefix: string; days: number };

const dayMillis = 24 * 60 * 60 * 1000;

/** Removes what has outlived a rule of its bucket. */
export const expireObjects = (
  store: ObjectStore,
  bucket: string,
  rules: readonly LifecycleRule[],
  now: number,
): void => {
  for (const { prefix, days } of rules)
    for (const { key, object } of store.list(bucket, prefix))
      if (now >= object.lastModified + days * dayMillis) store.remove(bucket, key);
};
