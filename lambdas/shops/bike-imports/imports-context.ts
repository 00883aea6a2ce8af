import type { Table } from "#lambdas/platform/table/table.ts";
import type { System } from "#lambdas/platform/system.ts";

export type ImportsContext = { readonly table: Table; readonly system: System };
