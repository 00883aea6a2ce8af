import type { System } from "#lambdas/platform/system.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

export type ListingsContext = {
  readonly table: Table;
  readonly system: System;
  readonly codeSecret: string;
};
