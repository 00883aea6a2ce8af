import type { Pictures } from "#lambdas/bikes/pictures.ts";
import type { EvidenceStore } from "#lambdas/people/signatures/evidence.ts";
import type { System } from "#lambdas/platform/system.ts";
import type { Sealer } from "#lambdas/platform/tokens/paper-seals.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

export type TransfersContext = {
  readonly table: Table;
  readonly system: System;
  readonly pictures: Pictures;
  readonly evidence: EvidenceStore;
  readonly codeSecret: string;
  readonly sealer: Sealer;
};
