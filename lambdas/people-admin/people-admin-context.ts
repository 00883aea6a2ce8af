import type { SignOutContext } from "#lambdas/shared/accounts/sign-out-of-pool.ts";
import type { Reader } from "#lambdas/shared/table/reader.ts";
import type { System } from "#lambdas/system.ts";

/** What administrators find, see and help people with. */
export type PeopleAdminContext = SignOutContext & {
  readonly reader: Reader;
  readonly system: System;
  readonly cursorSecret: string;
  /** Whether the one who signs in by this user of the pool is an administrator. */
  readonly isAdministrator: (poolUser: string) => Promise<boolean>;
};
