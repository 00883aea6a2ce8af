import type { Table } from "#lambdas/shared/table/table.ts";
import type { PersonalNumberMac } from "#lambdas/shared/tokens/personal-numbers.ts";
import type { System } from "#lambdas/system.ts";

export type StoresContext = Pick<System, "now" | "newId" | "random" | "wait"> & {
  readonly table: Table;
  readonly cursorSecret: string;
  /** Finds sole traders by a hash of their number. */
  readonly mac: PersonalNumberMac;
};
