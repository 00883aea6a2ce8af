import { put } from "#lambdas/table/actions.ts";
import { failedWith } from "#lambdas/table/failures.ts";
import type { SecurityEventItem } from "#lambdas/table/items/security.ts";
import { keys } from "#lambdas/table/keys.ts";
import type { Table } from "#lambdas/table/table.ts";

/** Long enough for every retry of the mail that follows. */
const secondsKept = 30 * 86_400;

/** Writes down, once by its id, what has happened to the ways into an account; the mail about it follows from that. */
export const tellOwner = async (
  { table, now }: { readonly table: Table; readonly now: () => Date },
  userId: string,
  kind: SecurityEventItem["kind"],
  eventId: string,
): Promise<void> => {
  const at = now();
  const expiresAt = Math.floor(at.getTime() / 1000) + secondsKept;
  const event: Omit<SecurityEventItem, "entity"> = { userId, kind, at: at.toISOString(), expiresAt };
  try {
    await table.transact([
      put(keys.securityEvent(userId, eventId), "securityEvent", event).expectNew("repeated"),
    ]);
  } catch (error) {
    if (!failedWith(error, "repeated")) throw error;
  }
};
