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
      if (now >= object.lastModified + days * dayMillis) store.remove(bucket, key, now);
};

/** Removes for good what was replaced or removed so many days ago. */
export const expireVersions = (
  store: ObjectStore,
  bucket: string,
  days: number | undefined,
  now: number,
): void => {
  if (days === undefined) return;
  for (const { key, version } of store.versions(bucket, ""))
    if (now >= version.until + days * dayMillis) store.dropVersion(bucket, key, version);
};
