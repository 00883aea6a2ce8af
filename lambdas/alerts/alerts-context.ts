import type { System } from "#lambdas/system.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** What the use cases of alerts work with. */
export type AlertsContext = {
  readonly table: Table;
  readonly system: System;
  /** Signs the cursors of lists. */
  readonly cursorSecret: string;
};
