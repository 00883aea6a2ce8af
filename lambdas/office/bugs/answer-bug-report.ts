import { swedishDate } from "#contract/platform/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { update } from "#lambdas/platform/table/actions.ts";
import { auditWrites } from "#lambdas/platform/table/audit.ts";
import { BugLetterItem } from "#lambdas/office/items/bug-report.ts";
import { keys } from "#lambdas/platform/table/keys.ts";
import type { BugsContext } from "./bugs-context.ts";

type Answer = { readonly bugId: string; readonly letterId: string; readonly text: string };

/** Each report can be answered once. Writing the answer triggers the mail. */
export const answerBugReport = async (
  { table, system }: Pick<BugsContext, "table" | "system">,
  adminId: string,
  { bugId, letterId, text }: Answer,
): Promise<Record<string, never>> => {
  const key = keys.bugLetter(bugId, letterId);
  const letter = await table.get(key, BugLetterItem);
  if (!letter) throw new ProblemError("bug-not-found");
  if (letter.userId === undefined && letter.email === undefined)
    throw new ProblemError("bug-report-nameless");
  const now = system.now();
  const at = now.toISOString();
  const answer = { text: hidePersonalNumbers(text, swedishDate(now)), by: adminId, at };
  await table.transact([
    update(key).set({ answer }).expectExists("bug-not-found").expectAbsent("answer", "bug-report-answered"),
    ...auditWrites(system, {
      subject: bugId,
      person: letter.userId,
      by: adminId,
      action: "bug-report-answered",
      at,
    }),
  ]);
  return {};
};
