import type { SearchContext } from "./search-context.ts";
import type { System } from "#lambdas/platform/system.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

/** Administrators' searches are recorded, so this context can write. */
export type AdminContext = SearchContext & {
  readonly records: Pick<Table, "transact">;
  readonly system: Pick<System, "now" | "newId">;
};
