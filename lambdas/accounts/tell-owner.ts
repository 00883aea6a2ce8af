import { failedWith } from "#lambdas/shared/table/failures.ts";
import type { SecurityEventItem } from "#lambdas/shared/table/items/security.ts";
import { securityEvent } from "#lambdas/shared/table/security-event.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

/** Has the owner of an account told, once, of what has happened to the ways into it. */
export const tellOwner = async (
  { table, now }: { readonly table: Table; readonly now: () => Date },
  userId: string,
  kind: SecurityEventItem["kind"],
  id: string,
): Promise<void> => {
  try {
    await table.transact([securityEvent({ userId, kind, id, at: now() })]);
  } catch (error) {
    if (!failedWith(error, "repeated")) throw error;
  }
};
