import { ruleOf } from "#contract/field-rules.ts";
import { MessageReportDecision } from "#contract/message-report-admin.ts";
import type { barDays, MessageOutcome } from "#contract/message-reports.ts";

/** What the form holds, as it is typed. */
export type DecisionDraft = {
  readonly outcome: MessageOutcome | undefined;
  readonly reason: string;
  readonly days: (typeof barDays)[number];
  readonly explanation: string;
};

export type DecisionFaults = Partial<Record<string, string>>;

/** A decision that can be sent, or the rule that each field breaks. */
export const checkDecision = (
  draft: DecisionDraft,
  round: number,
): { decision: MessageReportDecision } | { faults: DecisionFaults } => {
  const { data, error } = MessageReportDecision.safeParse({ ...draft, round });
  if (data !== undefined) return { decision: data };
  return {
    faults: Object.fromEntries(
      error.issues.map(({ path, message }) => [String(path[0]), ruleOf(message)] as const).toReversed(),
    ),
  };
};
