import type { Table } from "#lambdas/shared/table/table.ts";
import type { System } from "#lambdas/system.ts";

/** What claims of cases work with. */
export type TodoContext = {
  readonly table: Table;
  readonly system: Pick<System, "now" | "newId" | "random" | "wait">;
};
