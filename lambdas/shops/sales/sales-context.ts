import type { Table } from "#lambdas/platform/table/table.ts";
import type { System } from "#lambdas/platform/system.ts";

export type SalesContext = {
  readonly table: Table;
  readonly system: System;
  readonly cursorSecret: string;
  /** Signs claim links. */
  readonly codeSecret: string;
};
