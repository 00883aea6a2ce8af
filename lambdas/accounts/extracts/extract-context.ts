import type { MakingContext } from "#lambdas/accounts/own-copy/making/making-context.ts";

export type KeptExtract = {
  readonly userId: string;
  readonly extractId: string;
  /** Where it lies on the disk of the function, and how long it is. */
  readonly path: string;
  readonly bytes: number;
};

export type ExtractContext = MakingContext & {
  readonly keepExtract: (extract: KeptExtract) => Promise<void>;
  readonly codeSecret: string;
};
