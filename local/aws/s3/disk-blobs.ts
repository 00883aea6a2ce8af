import { randomUUID } from "node:crypto";
import { createReadStream, mkdirSync, openSync, readdirSync, rmSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { Blobs, BlobWriter } from "./blobs.ts";

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
export const diskBlobs = (root: string, kept: ReadonlySet<string>): Blobs => {
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
