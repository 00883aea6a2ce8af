import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";

import type { Blobs } from "./blobs.ts";

export const memoryBlobs = (): Blobs => {
  const kept = new Map<string, Buffer>();
  return {
    create: () => {
      const chunks: Buffer[] = [];
      return Promise.resolve({
        write: (chunk) => Promise.resolve(void chunks.push(chunk)),
        finish: () => {
          const id = randomUUID();
          kept.set(id, Buffer.concat(chunks));
          return Promise.resolve(id);
        },
        abort: () => Promise.resolve(),
      });
    },
    read: (id, start, end) => {
      const bytes = kept.get(id)?.subarray(start, end);
      return Readable.from(bytes === undefined || bytes.length === 0 ? [] : [bytes]);
    },
    remove: (id) => void kept.delete(id),
  };
};
