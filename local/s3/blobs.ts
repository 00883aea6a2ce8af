import type { Readable } from "node:stream";

/** Bytes on their way in; nothing of them can be read until `finish` has named them. */
export type BlobWriter = {
  write(chunk: Buffer): Promise<void>;
  finish(): Promise<string>;
  abort(): Promise<void>;
};

/** Immutable byte sequences under ids of their own, so that an object's key never becomes a path. */
export type Blobs = {
  create(): Promise<BlobWriter>;
  /** Reads the bytes from `start` up to, not including, `end`. A removal after this call does not disturb the reading. */
  read(id: string, start: number, end: number): Readable;
  remove(id: string): void;
};
