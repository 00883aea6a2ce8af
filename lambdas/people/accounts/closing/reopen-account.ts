import type { AccountContext } from "#lambdas/people/accounts/account.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import type { System } from "#lambdas/platform/system.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { SessionsItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";

type ReopeningContext = Pick<AccountContext, "table"> & Pick<System, "random" | "wait">;

/** Reopens a closed account unless erasing has begun; does nothing to an open one. */
export const reopenAccount = (
  context: ReopeningContext,
  { userId }: Caller,
): Promise<Record<string, never>> =>
  retryOnConflict(context, async () => {
    const sessions = await context.table.get(keys.sessions(userId), SessionsItem);
    if (sessions?.closedAt === undefined) return {};
    await context.table.transact([
      update(keys.sessions(userId))
        .remove("closedAt", "eraseAt", "closedFor", "pointsAtClosing", "gsi1pk", "gsi1sk")
        .expectAbsent("erasingAt", "account-closed")
        .expect("closedAt", sessions.closedAt, "stale"),
    ]);
    return {};
  });
