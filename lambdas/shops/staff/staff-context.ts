import type { StoreAccounts } from "#lambdas/shops/store-accounts/store-accounts.ts";
import type { Table } from "#lambdas/platform/table/table.ts";
import type { System } from "#lambdas/platform/system.ts";

export type StaffContext = Pick<System, "now" | "newId" | "random" | "wait"> & {
  readonly table: Table;
  readonly cursorSecret: string;
  readonly accounts: StoreAccounts;
  readonly reportFailure: (what: string, error: unknown) => void;
};
