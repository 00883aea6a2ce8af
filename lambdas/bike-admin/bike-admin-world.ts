import type { Pictures } from "#lambdas/own-bikes/pictures.ts";
import type { System } from "#lambdas/system.ts";
import type { Table } from "#lambdas/table/table.ts";

/** What administrators of bikes work with. */
export type BikeAdminWorld = {
  readonly table: Table;
  readonly system: Pick<System, "now" | "newId" | "random" | "wait">;
  readonly pictures: Pictures;
  readonly cursorSecret: string;
};
