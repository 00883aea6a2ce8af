import type { System } from "#lambdas/system.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

export type InventoryContext = {
  readonly table: Table;
  readonly system: System;
  readonly cursorSecret: string;
};
