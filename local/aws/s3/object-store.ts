import { randomUUID } from "node:crypto";
import { createReadStream, mkdirSync, openSync, readdirSync, rmSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { Blobs, BlobWriter } from "./blobs.ts";
import { openRecords, type Records } from "#local/state/records.ts";
import { FormerVersion, StoredObject } from "./stored-object.ts";

const createWriter = async (incoming: string, directory: string): Promise<BlobWriter> => {
  const id = randomUUID();
  const path = join(incoming, id);
  const file = await open(path, "wx");
  return {
    write: async (chunk) => {
      for (let written = 0; written < chunk.length;)
        written += (await file.write(chunk, written)).bytesWritten;
    },
    finish: async () => {
      await file.close();
      await rename(path, join(directory, id));
      return id;
    },
    abort: async () => {
      await file.close();
      await rm(path, { force: true });
    },
  };
};

/**
 * Stores blobs as files below `root` and deletes the leftovers of a killed process: every file not in `kept`.
 */
const diskBlobs = (root: string, kept: ReadonlySet<string>): Blobs => {
  const incoming = join(root, "incoming");
  const directory = join(root, "blobs");
  rmSync(incoming, { recursive: true, force: true });
  for (const path of [incoming, directory]) mkdirSync(path, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(directory)) if (!kept.has(name)) rmSync(join(directory, name));
  return {
    create: () => createWriter(incoming, directory),
    read: (id, start, end) => {
      if (end <= start) return Readable.from([]);
      const path = join(directory, id);
      return createReadStream(path, { fd: openSync(path, "r"), start, end: end - 1 });
    },
    remove: (id) => rmSync(join(directory, id), { force: true }),
  };
};

const memoryBlobs = (): Blobs => {
  const blobs = new Map<string, Buffer>();
  return {
    create: () => {
      const chunks: Buffer[] = [];
      return Promise.resolve({
        write: (chunk) => Promise.resolve(void chunks.push(chunk)),
        finish: () => {
          const id = randomUUID();
          blobs.set(id, Buffer.concat(chunks));
          return Promise.resolve(id);
        },
        abort: () => Promise.resolve(),
      });
    },
    read: (id, start, end) => {
      const bytes = blobs.get(id)?.subarray(start, end);
      return Readable.from(bytes === undefined || bytes.length === 0 ? [] : [bytes]);
    },
    remove: (id) => void blobs.delete(id),
  };
};

export type ObjectStore = {
  readonly blobs: Blobs;
  get(bucket: string, key: string): StoredObject | undefined;
  /** Replaces any earlier object in one step. */
  put(bucket: string, key: string, object: StoredObject): void;
  /** `at` in epoch milliseconds. */
  remove(bucket: string, key: string, at: number): void;
  /** Former versions of a versioned bucket's objects, oldest first. */
  versions(bucket: string, prefix: string): { key: string; version: FormerVersion }[];
  /** The current object, or a former version; a version's id is its blob. */
  find(bucket: string, key: string, versionId: string | undefined): StoredObject | undefined;
  dropVersion(bucket: string, key: string, version: FormerVersion): void;
  /** Objects whose key starts with `prefix`, in the byte order of their keys. */
  list(bucket: string, prefix: string): { key: string; object: StoredObject }[];
  close(): void;
};

const kind = "object";
const former = "version";

// Unambiguous, since a bucket's name has no slash.
const recordKey = (bucket: string, key: string): string => `${bucket}/${key}`;

// U+0001, because blob ids never contain it and SQLite would end the text at a zero.
const versionKey = (bucket: string, key: string, blob = ""): string =>
  `${recordKey(bucket, key)}\u0001${blob}`;

type Get = ObjectStore["get"];

const openFormer = (
  records: Records,
  blobs: Blobs,
  get: Get,
): Pick<ObjectStore, "versions" | "find" | "dropVersion"> => ({
  versions: (bucket, prefix) =>
    records
      .list(former, recordKey(bucket, prefix))
      .map((record) => ({
        key: record.key.slice(bucket.length + 1, record.key.lastIndexOf("\u0001")),
        version: FormerVersion.parse(record.value),
      }))
      .toSorted((one, other) => one.version.until - other.version.until),
  find: (bucket, key, versionId) => {
    const object = get(bucket, key);
    if (versionId === undefined || object?.blob === versionId) return object;
    return FormerVersion.optional().parse(records.get(former, versionKey(bucket, key, versionId)));
  },
  dropVersion: (bucket, key, { blob }) => {
    records.delete(former, versionKey(bucket, key, blob));
    blobs.remove(blob);
  },
});

/** Keeps a replaced or removed object as a version if its bucket is versioned. */
const asideIn =
  (records: Records, blobs: Blobs, keepsVersions: (bucket: string) => boolean) =>
  (bucket: string, key: string, object: StoredObject, until: number): void => {
    if (keepsVersions(bucket))
      records.put(former, versionKey(bucket, key, object.blob), { ...object, until });
    else blobs.remove(object.blob);
  };

export const openObjectStore = (
  stateDir: string | undefined,
  keepsVersions: (bucket: string) => boolean = () => false,
): ObjectStore => {
  const root = stateDir === undefined ? undefined : join(stateDir, "s3");
  if (root !== undefined) mkdirSync(root, { recursive: true, mode: 0o700 });
  const records = openRecords(root === undefined ? undefined : join(root, "objects.sqlite"));
  const storedBlobs = [kind, former]
    .flatMap((each) => records.list(each))
    .map(({ value }) => StoredObject.parse(value).blob);
  const blobs = root === undefined ? memoryBlobs() : diskBlobs(root, new Set(storedBlobs));

  const get = (bucket: string, key: string): StoredObject | undefined =>
    StoredObject.optional().parse(records.get(kind, recordKey(bucket, key)));

  const putAside = asideIn(records, blobs, keepsVersions);

  return {
    blobs,
    get,
    put: (bucket, key, object) => {
      const earlier = get(bucket, key);
      records.put(kind, recordKey(bucket, key), object);
      if (earlier !== undefined) putAside(bucket, key, earlier, object.lastModified);
    },
    remove: (bucket, key, at) => {
      const earlier = get(bucket, key);
      if (earlier === undefined) return;
      putAside(bucket, key, earlier, at);
      records.delete(kind, recordKey(bucket, key));
    },
    ...openFormer(records, blobs, get),
    list: (bucket, prefix) =>
      records.list(kind, recordKey(bucket, prefix)).map((record) => ({
        key: record.key.slice(bucket.length + 1),
        object: StoredObject.parse(record.value),
      })),
    close: () => records.close(),
  };
};
