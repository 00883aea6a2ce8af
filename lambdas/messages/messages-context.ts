import type { System } from "#lambdas/system.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** What writing and reading messages work with. */
export type MessagesContext = {
  readonly table: Table;
  readonly system: System;
  /** Signs the cursors of lists. */
  readonly cursorSecret: string;
};
