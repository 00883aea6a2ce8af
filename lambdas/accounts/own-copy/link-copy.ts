import { type CopyContext, isFetchable, readCopy } from "./show-copy.ts";
import type { Caller } from "#lambdas/shared/http/caller.ts";
import { isFresh } from "#lambdas/shared/http/fresh-sign-in.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { check } from "#lambdas/shared/table/actions.ts";
import { auditWrites } from "#lambdas/shared/table/audit.ts";
import { failedWith } from "#lambdas/shared/table/failures.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import type { System } from "#lambdas/system.ts";

export type LinkContext = CopyContext &
  Pick<System, "newId"> & {
    /** Signs a link to the file of someone's own copy. */
    readonly signCopy: (userId: string) => Promise<string>;
  };

/** Opens the caller's own copy, and nobody else's: no request names one. That it was opened is written down. */
export const linkCopy = async (context: LinkContext, caller: Caller): Promise<{ url: string }> => {
  const { table } = context;
  const { userId } = caller;
  const now = context.now();
  if (!isFresh(caller, now)) throw new ProblemError("sign-in-not-recent");
  const item = await readCopy(table, userId);
  if (item === undefined || !isFetchable(item, now)) throw new ProblemError("own-copy-not-ready");
  const at = now.toISOString();
  try {
    await table.transact([
      check(keys.ownCopy(userId)).expect("copyId", item.copyId, "stale").expect("state", "ready", "stale"),
      ...auditWrites(context, { subject: userId, person: userId, by: userId, action: "own-copy-opened", at }),
    ]);
  } catch (error) {
    if (failedWith(error, "stale")) throw new ProblemError("own-copy-not-ready");
    throw error;
  }
  return { url: await context.signCopy(userId) };
};
