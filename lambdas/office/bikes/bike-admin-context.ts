import type { Pictures } from "#lambdas/bikes/pictures.ts";
import type { System } from "#lambdas/platform/system.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

export type BikeAdminContext = {
  readonly table: Table;
  readonly system: Pick<System, "now" | "newId" | "random" | "wait">;
  readonly pictures: Pictures;
  readonly cursorSecret: string;
};
