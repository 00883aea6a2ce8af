import { type BugState, nextBugStates } from "#contract/bug-reports.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { update } from "#lambdas/shared/table/actions.ts";
import { auditWrites } from "#lambdas/shared/table/audit.ts";
import { BugItem } from "#lambdas/shared/table/items/bug-report.ts";
import { keys } from "#lambdas/shared/table/keys.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import type { BugsContext } from "./bugs-context.ts";
import { bugPlace } from "./new-letter.ts";

export type Move = { readonly from: BugState; readonly to: BugState };

/** Says how far a bug has come. Of two who move it from the same place one does. */
export const moveBug = async (
  { table, system }: Pick<BugsContext, "table" | "system">,
  adminId: string,
  bugId: string,
  { from, to }: Move,
): Promise<Record<string, never>> =>
  untilFresh(system, async () => {
    const bug = await table.get(keys.bug(bugId), BugItem);
    if (!bug) throw new ProblemError("bug-not-found");
    if (bug.state !== from || !nextBugStates[from].includes(to)) throw new ProblemError("bug-moved");
    const { lastAt } = bug;
    await table.transact([
      update(keys.bug(bugId))
        .set({ state: to, ...bugPlace({ id: bugId, state: to, lastAt }) })
        .expect("state", from, "bug-moved")
        // One more who reports it gives it another place.
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
