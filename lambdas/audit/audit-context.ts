import type { Table } from "#lambdas/shared/table/table.ts";
import type { System } from "#lambdas/system.ts";

/** What reading the audit works with. */
export type AuditContext = {
  readonly table: Table;
  readonly system: System;
  readonly cursorSecret: string;
};
