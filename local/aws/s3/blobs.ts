import type { Readable } from "node:stream";

/** A blob being written; readable only after `finish` has returned its id. */
export type BlobWriter = {
  write(chunk: Buffer): Promise<void>;
  finish(): Promise<string>;
  abort(): Promise<void>;
};

/** Immutable bytes under generated ids, so that an object's key never becomes a path. */
export type Blobs = {
  create(): Promise<BlobWriter>;
  /** Reads from `start` up to, not including, `end`; unaffected by a later removal. */
  read(id: string, start: number, end: number): Readable;
  remove(id: string): void;
};
