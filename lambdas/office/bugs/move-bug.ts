import { type BugState, nextBugStates } from "#contract/office/bug-reports.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { auditWrites } from "#lambdas/platform/table/audit.ts";
import { BugItem } from "#lambdas/office/items/bug-report.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import type { BugsContext } from "./bugs-context.ts";
import { bugPlace } from "./new-letter.ts";

export type BugMove = { readonly from: BugState; readonly to: BugState };

/** Of two simultaneous moves the second gets `bug-moved`. */
export const moveBug = async (
  { table, system }: Pick<BugsContext, "table" | "system">,
  adminId: string,
  bugId: string,
  { from, to }: BugMove,
): Promise<Record<string, never>> =>
  retryOnConflict(system, async () => {
    const bug = await table.get(keys.bug(bugId), BugItem);
    if (!bug) throw new ProblemError("bug-not-found");
    if (bug.state !== from || !nextBugStates[from].includes(to)) throw new ProblemError("bug-moved");
    const { lastAt } = bug;
    await table.transact([
      update(keys.bug(bugId))
        .set({ state: to, ...bugPlace({ id: bugId, state: to, lastAt }) })
        .expect("state", from, "bug-moved")
        // A new report changes `lastAt` and so the sort key.
        .expect("lastAt", lastAt, "stale"),
      ...auditWrites(system, {
        subject: bugId,
        by: adminId,
        action: "bug-moved",
        at: system.now().toISOString(),
      }),
    ]);
    return {};
  });
