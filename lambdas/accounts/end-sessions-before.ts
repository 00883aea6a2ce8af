import type { System } from "#lambdas/system.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import { SessionsItem } from "#lambdas/shared/table/items/person.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import type { Table } from "#lambdas/shared/table/table.ts";

type Context = Pick<System, "random" | "wait"> & { readonly table: Table };

/** Ends every session whose sign-in was before an instant. What brings it about is told in a mail of its own, so none follows from this. */
export const endSessionsBefore = (context: Context, userId: string, instant: Date): Promise<void> =>
  untilFresh(context, async () => {
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
