import { failedWith } from "#lambdas/platform/table/failures.ts";
import type { SecurityEventItem } from "#lambdas/people/items/security.ts";
import { securityEvent } from "#lambdas/people/security-event.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

export const notifyOwner = async (
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
