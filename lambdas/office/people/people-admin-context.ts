import type { SignOutContext } from "#lambdas/people/sign-out-of-pool.ts";
import type { Reader } from "#lambdas/platform/table/reader.ts";
import type { System } from "#lambdas/platform/system.ts";

export type PeopleAdminContext = SignOutContext & {
  readonly reader: Reader;
  readonly system: System;
  readonly cursorSecret: string;
  /** Takes the name of a user in the pool. */
  readonly isAdministrator: (poolUser: string) => Promise<boolean>;
  /** The names of the administrators in the pool. */
  readonly administrators: () => Promise<readonly string[]>;
};
