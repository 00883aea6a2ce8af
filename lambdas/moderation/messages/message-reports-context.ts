import type { Table } from "#lambdas/platform/table/table.ts";
import type { System } from "#lambdas/platform/system.ts";

export type MessageReportsContext = {
  readonly table: Table;
  readonly system: System;
  readonly cursorSecret: string;
  readonly countAdministrators: () => Promise<number>;
};
