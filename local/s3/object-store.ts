import { mkdirSync } from "node:fs";
import { join } from "node:path";

import { openRecords } from "#local/state/records.ts";

import type { Blobs } from "./blobs.ts";
import { diskBlobs } from "./disk-blobs.ts";
import { memoryBlobs } from "./memory-blobs.ts";
import { StoredObject } from "./stored-object.ts";

export type ObjectStore = {
  readonly blobs: Blobs;
  get(bucket: string, key: string): StoredObject | undefined;
  /** Puts an object in place of any earlier one in a single step. */
  put(bucket: string, key: string, object: StoredObject): void;
  remove(bucket: string, key: string): void;
  /** Objects whose key starts with `prefix`, in the byte order of their keys. */
  list(bucket: string, prefix: string): { key: string; object: StoredObject }[];
  close(): void;
};

const kind = "object";

// A bucket's name has no slash, so name and key cannot run into each other.
const recordKey = (bucket: string, key: string): string => `${bucket}/${key}`;

/** Opens the objects below `stateDir`, or in memory where it is undefined. */
export const openObjectStore = (stateDir: string | undefined): ObjectStore => {
  const root = stateDir === undefined ? undefined : join(stateDir, "s3");
  if (root !== undefined) mkdirSync(root, { recursive: true, mode: 0o700 });
  const records = openRecords(root === undefined ? undefined : join(root, "objects.sqlite"));
  const kept = records.list(kind).map(({ value }) => StoredObject.parse(value).blob);
  const blobs = root === undefined ? memoryBlobs() : diskBlobs(root, new Set(kept));

  const get = (bucket: string, key: string): StoredObject | undefined =>
    StoredObject.optional().parse(records.get(kind, recordKey(bucket, key)));

  return {
    blobs,
    get,
    put: (bucket, key, object) => {
      const earlier = get(bucket, key);
      records.put(kind, recordKey(bucket, key), object);
      if (earlier !== undefined) blobs.remove(earlier.blob);
    },
    remove: (bucket, key) => {
      const earlier = get(bucket, key);
      if (earlier === undefined) return;
      records.delete(kind, recordKey(bucket, key));
      blobs.remove(earlier.blob);
    },
    list: (bucket, prefix) =>
      records.list(kind, recordKey(bucket, prefix)).map((record) => ({
        key: record.key.slice(bucket.length + 1),
        object: StoredObject.parse(record.value),
      })),
    close: () => records.close(),
  };
};
