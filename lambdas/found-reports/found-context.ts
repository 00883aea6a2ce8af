import type { System } from "#lambdas/system.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** What reporting and deciding work with. */
export type FoundContext = {
  readonly table: Table;
  readonly system: System;
};

export type AnonymousContext = FoundContext & {
  /** Keys the codes that are mailed. */
  readonly codeSecret: string;
  /** Signs the work that a browser does first. */
  readonly challengeSecret: string;
};
