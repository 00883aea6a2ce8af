import type { System } from "#lambdas/platform/system.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

export type FoundContext = {
  readonly table: Table;
  readonly system: System;
};

export type AnonymousContext = FoundContext & {
  /** Key for the mailed codes. */
  readonly codeSecret: string;
  /** Signs proof-of-work challenges. */
  readonly challengeSecret: string;
};
