import type { ErasureContext } from "./erasure-context.ts";
import { findBlocks } from "#lambdas/privacy/find-blocks.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import { SessionsItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { eraseAll } from "./erase-all.ts";

export type Erasure = "erased" | "blocked" | "not-due";

/** After this write the account cannot be reopened. Of this and a concurrent reopening only one succeeds. */
const beginErasure = async (
  { table }: ErasureContext,
  { userId, closedAt = "" }: SessionsItem,
  erasingAt: string,
): Promise<Erasure | undefined> => {
  const blocks = await findBlocks(table, userId);
  if (blocks.length > 0) return "blocked";
  try {
    await table.transact([
      update(keys.sessions(userId))
        .set({ erasingAt })
        .expect("closedAt", closedAt, "stale")
        .expectAbsent("erasingAt", "repeated"),
    ]);
    return undefined;
  } catch (error) {
    if (failedWith(error, "stale")) return "not-due";
    if (failedWith(error, "repeated")) return undefined;
    throw error;
  }
};

/** Erases the personal data of a closed account that is due. Each step is idempotent, so an interrupted run can be repeated. */
export const eraseAccount = async (context: ErasureContext, userId: string): Promise<Erasure> => {
  const sessions = await context.table.get(keys.sessions(userId), SessionsItem);
  const { closedAt, eraseAt, erasingAt } = sessions ?? {};
  if (!sessions || closedAt === undefined || eraseAt === undefined) return "not-due";
  if (new Date(eraseAt) > context.system.now()) return "not-due";
  // A locked owner cannot sign in to undo the closing.
  if (sessions.lockedAt !== undefined && erasingAt === undefined) return "blocked";
  const at = erasingAt ?? context.system.now().toISOString();
  const blockedBy = erasingAt === undefined ? await beginErasure(context, sessions, at) : undefined;
  if (blockedBy) return blockedBy;
  // Recorded first: a restored backup must know of the erasure.
  await context.recordErasure({ userId, at });
  await eraseAll(context, userId);
  return "erased";
};
