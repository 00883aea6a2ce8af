import type { System } from "#lambdas/system.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** What the use cases of ads work with. */
export type ListingsContext = {
  readonly table: Table;
  readonly system: System;
  /** Opens the links by which an ad is renewed from a mail. */
  readonly codeSecret: string;
};
