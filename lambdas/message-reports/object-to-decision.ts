import { swedishDate } from "#contract/calendar-date.ts";
import { hidePersonalNumbers } from "#contract/hide-personal-numbers.ts";
import type { MessageDecision, ObjectionState } from "#contract/message-reports.ts";
import type { ProblemCode } from "#contract/problems.ts";
import type { MessageReportsContext } from "./message-reports-context.ts";
import { readReport } from "./read-report.ts";
import { objectedWrite } from "./report-writes.ts";
import { objectionStateOf } from "./rules.ts";
import { showDecision } from "./show-decision.ts";
import { ProblemError } from "#lambdas/shared/http/problem.ts";
import { untilFresh } from "#lambdas/shared/table/retry.ts";
import { whileOpen } from "#lambdas/shared/table/while-open.ts";

const refusals: Readonly<Record<Exclude<ObjectionState, "possible">, ProblemCode>> = {
  waiting: "objection-used",
  used: "objection-used",
  "too-late": "objection-too-late",
  no: "objection-not-possible",
};

/** Puts a decision before another administrator, on the word of the person it has gone against. */
export const objectToDecision = (
  context: MessageReportsContext,
  userId: string,
  reportId: string,
  text: string,
): Promise<MessageDecision> =>
  untilFresh(context.system, async () => {
    const { table, system } = context;
    const report = await readReport(context, reportId);
    const shown = await showDecision(context, report, userId);
    if (shown.side !== "reported") throw new ProblemError("objection-not-possible");
    const now = system.now();
    const state = objectionStateOf(report, now);
    if (state !== "possible") throw new ProblemError(refusals[state]);
    const at = now.toISOString();
    const objection = { text: hidePersonalNumbers(text, swedishDate(now)), at };
    await table.transact([whileOpen(userId), objectedWrite(report, { objection, waitingSince: at })]);
    return showDecision(context, { ...report, objection, state: "objected" }, userId);
  });
