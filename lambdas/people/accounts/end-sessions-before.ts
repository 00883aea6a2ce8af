import type { System } from "#lambdas/platform/system.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { SessionsItem } from "#lambdas/people/items/person.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import type { Table } from "#lambdas/platform/table/table.ts";

type Context = Pick<System, "random" | "wait"> & { readonly table: Table };

/** Ends every session that began before an instant. Sends no mail, because the cause has a mail of its own. */
export const endSessionsBefore = (context: Context, userId: string, instant: Date): Promise<void> =>
  retryOnConflict(context, async () => {
    const key = keys.sessions(userId);
    const validFrom = instant.toISOString();
    const before = await context.table.get(key, SessionsItem);
    if (before !== undefined && before.validFrom >= validFrom) return;
    const end = update(key)
      .set({ entity: "sessions", userId, validFrom, endedQuietly: true })
      .remove("except");
    await context.table.transact([
      before === undefined
        ? end.expectAbsent("validFrom", "stale")
        : end.expect("validFrom", before.validFrom, "stale"),
    ]);
  });
