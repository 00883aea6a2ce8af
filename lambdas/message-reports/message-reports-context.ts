import type { Table } from "#lambdas/shared/table/table.ts";
import type { System } from "#lambdas/system.ts";

/** What deciding about reported conversations and objecting to it work with. */
export type MessageReportsContext = {
  readonly table: Table;
  readonly system: System;
  readonly cursorSecret: string;
  /** How many administrators can sign in. */
  readonly countAdministrators: () => Promise<number>;
};
