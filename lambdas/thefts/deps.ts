import type { Pictures } from "#lambdas/own-bikes/pictures.ts";
import type { System } from "#lambdas/system.ts";
import type { Table } from "#lambdas/table/table.ts";

/** What the use cases of thefts work with. */
export type TheftsDeps = {
  readonly table: Table;
  readonly system: System;
  readonly pictures: Pictures;
};
