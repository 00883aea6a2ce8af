import type { MakingContext } from "#lambdas/privacy/own-copy/making/making-context.ts";

export type StoredExtract = {
  readonly userId: string;
  readonly extractId: string;
  /** Path on the function's disk, and size. */
  readonly path: string;
  readonly bytes: number;
};

export type ExtractContext = MakingContext & {
  readonly keepExtract: (extract: StoredExtract) => Promise<void>;
  readonly codeSecret: string;
};
