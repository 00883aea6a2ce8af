import { type CopyContext, isFetchable, readCopy } from "./show-copy.ts";
import type { Caller } from "#lambdas/platform/http/caller.ts";
import { isProved } from "#lambdas/people/sessions/fresh-sign-in.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { check } from "#lambdas/platform/table/actions.ts";
import { auditWrites } from "#lambdas/platform/table/audit.ts";
import { failedWith } from "#lambdas/platform/table/failures.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { System } from "#lambdas/platform/system.ts";

export type LinkContext = CopyContext &
  Pick<System, "newId"> & {
    readonly signCopy: (userId: string) => Promise<string>;
  };

/** Links to the caller's own copy (no request can name another) and records that in the audit. */
export const linkCopy = async (context: LinkContext, caller: Caller): Promise<{ url: string }> => {
  const { table } = context;
  const { userId } = caller;
  const now = context.now();
  if (!isProved(caller, now)) throw new ProblemError("sign-in-not-recent");
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
