import type { Table } from "#lambdas/platform/table/table.ts";
import type { PersonalNumberMac } from "#lambdas/people/personal-numbers.ts";
import type { System } from "#lambdas/platform/system.ts";

export type StoresContext = Pick<System, "now" | "newId" | "random" | "wait" | "bytes"> & {
  readonly table: Table;
  readonly cursorSecret: string;
  /** Hashes sole traders' numbers to find their stores. */
  readonly mac: PersonalNumberMac;
};
