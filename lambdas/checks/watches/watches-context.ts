import type { System } from "#lambdas/platform/system.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

export type WatchesContext = {
  readonly table: Table;
  readonly system: System;
  readonly codeSecret: string;
  readonly challengeSecret: string;
};
