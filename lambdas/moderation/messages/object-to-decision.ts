import { swedishDate } from "#contract/platform/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/platform/hide-personal-numbers.ts";
import type { MessageDecision, ObjectionState } from "#contract/moderation/message-reports.ts";
import type { ProblemCode } from "#contract/platform/problems.ts";
import type { MessageReportsContext } from "./message-reports-context.ts";
import { readReport } from "./read-report.ts";
import { objectedWrite } from "./report-writes.ts";
import { objectionStateOf } from "./rules.ts";
import { showDecision } from "./show-decision.ts";
import { ProblemError } from "#lambdas/platform/http/problem.ts";
import { retryOnConflict } from "#lambdas/platform/table/retry.ts";
import { requireOpenAccount } from "#lambdas/platform/table/require-open-account.ts";

const refusals: Readonly<Record<Exclude<ObjectionState, "possible">, ProblemCode>> = {
  waiting: "objection-used",
  used: "objection-used",
  "too-late": "objection-too-late",
  no: "objection-not-possible",
};

export const objectToDecision = (
  context: MessageReportsContext,
  userId: string,
  reportId: string,
  text: string,
): Promise<MessageDecision> =>
  retryOnConflict(context.system, async () => {
    const { table, system } = context;
    const report = await readReport(context, reportId);
    const shown = await showDecision(context, report, userId);
    if (shown.side !== "reported") throw new ProblemError("objection-not-possible");
    const now = system.now();
    const state = objectionStateOf(report, now);
    if (state !== "possible") throw new ProblemError(refusals[state]);
    const at = now.toISOString();
    const objection = { text: hidePersonalNumbers(text, swedishDate(now)), at };
    await table.transact([
      requireOpenAccount(userId),
      objectedWrite(report, { objection, waitingSince: at }),
    ]);
    return showDecision(context, { ...report, objection, state: "objected" }, userId);
  });
