import type { Logger } from "#lambdas/shared/http/logger.ts";
import { findPoolUser } from "#lambdas/shared/table/pool-user.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

export type SignOutContext = {
  readonly table: Table;
  /** Has the user pool renew none of someone's tokens any more. */
  readonly signOut: (poolUser: string) => Promise<void>;
  readonly logger: Pick<Logger, "error">;
};

/** Tokens from before are refused here whether the pool renews them or not, so nothing depends on its answer. */
export const signOutOfPool = async (
  { table, signOut, logger }: SignOutContext,
  userId: string,
): Promise<void> => {
  try {
    await signOut(await findPoolUser(table, userId));
  } catch (error) {
    const reason = error instanceof Error ? error.name : typeof error;
    logger.error("An account was not signed out of the user pool", { userId, reason });
  }
};
