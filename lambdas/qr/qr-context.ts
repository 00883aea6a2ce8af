import type { System } from "#lambdas/system.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

export type QrContext = {
  readonly table: Table;
  readonly system: Pick<System, "now" | "bytes" | "random" | "wait">;
};
