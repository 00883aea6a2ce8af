import type { AccountContext } from "#lambdas/accounts/account.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import type { System } from "#lambdas/system.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import { SessionsItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";

type ReopeningContext = Pick<AccountContext, "table"> & Pick<System, "random" | "wait">;

/** Opens a closed account again, for as long as erasing has not begun. Of an open one nothing changes. */
export const reopenAccount = (
  context: ReopeningContext,
  { userId }: Caller,
): Promise<Record<string, never>> =>
  untilFresh(context, async () => {
    const sessions = await context.table.get(keys.sessions(userId), SessionsItem);
    if (sessions?.closedAt === undefined) return {};
    await context.table.transact([
      update(keys.sessions(userId))
        .remove("closedAt", "eraseAt", "pointsAtClosing", "gsi1pk", "gsi1sk")
        .expectAbsent("erasingAt", "account-closed")
        .expect("closedAt", sessions.closedAt, "stale"),
    ]);
    return {};
  });
