import type { Pictures } from "#lambdas/own-bikes/pictures.ts";
import type { System } from "#lambdas/system.ts";
import type { Table } from "#lambdas/table/table.ts";

/** What the use cases of bikes work with. */
export type BikesDeps = {
  readonly table: Table;
  readonly system: System;
  readonly pictures: Pictures;
  readonly cursorSecret: string;
  readonly identityLevelRequired: 1 | 2;
};
