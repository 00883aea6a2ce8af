import type { System } from "#lambdas/platform/system.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

export type InventoryContext = {
  readonly table: Table;
  readonly system: System;
  readonly cursorSecret: string;
};
