import type { Logger } from "#lambdas/platform/http/logger.ts";
import { findPoolUser } from "./pool-user.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

export type SignOutContext = {
  readonly table: Table;
  /** Stops the user pool from renewing the user's tokens. */
  readonly signOut: (poolUser: string) => Promise<void>;
  readonly logger: Pick<Logger, "error">;
};

/** Logs errors only: the API refuses earlier tokens, whatever the pool does. */
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
