import type { Table } from "#lambdas/shared/table/table.ts";
import type { System } from "#lambdas/system.ts";

export type SalesContext = {
  readonly table: Table;
  readonly system: System;
  readonly cursorSecret: string;
  /** Keys the links by which buyers claim their bikes. */
  readonly codeSecret: string;
};
