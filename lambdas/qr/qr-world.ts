import type { System } from "#lambdas/system.ts";
import type { Table } from "#lambdas/table/table.ts";

export type QrWorld = { readonly table: Table; readonly system: Pick<System, "now"> };
