import type { StoreAccounts } from "#lambdas/shared/stores/accounts/store-accounts.ts";
import type { Table } from "#lambdas/shared/table/table.ts";
import type { System } from "#lambdas/system.ts";

export type StaffContext = Pick<System, "now" | "newId" | "random" | "wait"> & {
  readonly table: Table;
  readonly cursorSecret: string;
  readonly accounts: StoreAccounts;
  /** Tells the operators. */
  readonly reportFailure: (what: string, error: unknown) => void;
};
