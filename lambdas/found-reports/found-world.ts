import type { System } from "#lambdas/system.ts";
import type { Table } from "#lambdas/table/table.ts";

/** What reporting and deciding work with. */
export type FoundWorld = {
  readonly table: Table;
  readonly system: System;
};

export type AnonymousWorld = FoundWorld & {
  /** Keys the codes that are mailed. */
  readonly codeSecret: string;
  /** Signs the work that a browser does first. */
  readonly challengeSecret: string;
};
