import type { System } from "#lambdas/platform/system.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

export type QrContext = {
  readonly table: Table;
  readonly system: Pick<System, "now" | "bytes" | "random" | "wait">;
};
