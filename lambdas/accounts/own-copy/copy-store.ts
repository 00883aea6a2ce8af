export type KeptCopy = {
  readonly userId: string;
  /** Where it lies on the disk of the function, and how long it is. */
  readonly path: string;
  readonly bytes: number;
  /** As the person who fetches it finds it among their files. */
  readonly fileName: string;
};

export type CopyStore = {
  readonly keep: (copy: KeptCopy) => Promise<void>;
  /** One that is gone already counts as deleted. */
  readonly discard: (userId: string) => Promise<void>;
};
