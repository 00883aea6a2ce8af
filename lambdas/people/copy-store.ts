export type StoredCopy = {
  readonly userId: string;
  /** Path on the function's disk. */
  readonly path: string;
  readonly bytes: number;
  readonly fileName: string;
};

export type CopyStore = {
  readonly keep: (copy: StoredCopy) => Promise<void>;
  /** A missing copy counts as deleted. */
  readonly discard: (userId: string) => Promise<void>;
};
