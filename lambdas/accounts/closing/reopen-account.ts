import type { AccountWorld } from "#lambdas/accounts/account.ts";
import type { Caller } from "#lambdas/http/caller.ts";
import type { System } from "#lambdas/system.ts";
import { update } from "#lambdas/table/actions.ts";
import { SessionsItem } from "#lambdas/table/items/person.ts";
import { keys } from "#lambdas/table/keys.ts";
import { untilFresh } from "#lambdas/table/retry.ts";

type ReopeningWorld = Pick<AccountWorld, "table"> & Pick<System, "random" | "wait">;

/** Opens a closed account again, for as long as erasing has not begun. Of an open one nothing changes. */
export const reopenAccount = (world: ReopeningWorld, { userId }: Caller): Promise<Record<string, never>> =>
  untilFresh(world, async () => {
    const sessions = await world.table.get(keys.sessions(userId), SessionsItem);
    if (sessions?.closedAt === undefined) return {};
    await world.table.transact([
      update(keys.sessions(userId))
        .remove("closedAt", "eraseAt", "pointsAtClosing", "gsi1pk", "gsi1sk")
        .expectAbsent("erasingAt", "account-closed")
        .expect("closedAt", sessions.closedAt, "stale"),
    ]);
    return {};
  });
