import type { Pictures } from "#lambdas/shared/bikes/pictures.ts";
import type { EvidenceStore } from "#lambdas/shared/signatures/evidence.ts";
import type { System } from "#lambdas/system.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** What the use cases of transfers work with. */
export type TransfersContext = {
  readonly table: Table;
  readonly system: System;
  readonly pictures: Pictures;
  readonly evidence: EvidenceStore;
  /** Keys the links that are mailed to people without an account. */
  readonly codeSecret: string;
};
