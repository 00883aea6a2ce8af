import type { SearchContext } from "./search-context.ts";
import type { System } from "#lambdas/system.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** What administrators search with: nobody's search goes unrecorded. */
export type AdminContext = SearchContext & {
  readonly records: Pick<Table, "transact">;
  readonly system: Pick<System, "now" | "newId">;
};
