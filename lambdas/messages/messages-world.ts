import type { System } from "#lambdas/system.ts";
import type { Table } from "#lambdas/table/table.ts";

/** What writing and reading messages work with. */
export type MessagesWorld = {
  readonly table: Table;
  readonly system: System;
  /** Signs the cursors of lists. */
  readonly cursorSecret: string;
};
