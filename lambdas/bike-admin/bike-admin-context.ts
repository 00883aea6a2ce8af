import type { Pictures } from "#lambdas/shared/bikes/pictures.ts";
import type { System } from "#lambdas/system.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** What administrators of bikes work with. */
export type BikeAdminContext = {
  readonly table: Table;
  readonly system: Pick<System, "now" | "newId" | "random" | "wait">;
  readonly pictures: Pictures;
  readonly cursorSecret: string;
};
