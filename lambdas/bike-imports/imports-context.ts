import type { Table } from "#lambdas/shared/table/table.ts";
import type { System } from "#lambdas/system.ts";

export type ImportsContext = { readonly table: Table; readonly system: System };
