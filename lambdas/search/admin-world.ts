import type { SearchWorld } from "#lambdas/search/search-world.ts";
import type { System } from "#lambdas/system.ts";
import type { Table } from "#lambdas/table/table.ts";

/** What administrators search with: nobody's search goes unrecorded. */
export type AdminWorld = SearchWorld & {
  readonly records: Pick<Table, "transact">;
  readonly system: Pick<System, "now" | "newId">;
};
