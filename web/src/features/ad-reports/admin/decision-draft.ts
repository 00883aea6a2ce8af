import { AdCaseDecision } from "#contract/ad-report-admin.ts";
import type { AdOutcome } from "#contract/ad-decisions.ts";
import { ruleOf } from "#contract/field-rules.ts";

/** What the form holds, as it is typed. */
export type DecisionDraft = {
  readonly outcome: AdOutcome | undefined;
  readonly reason: string;
  readonly ground: string;
  readonly reference: string;
  readonly facts: string;
  readonly explanation: string;
};

export type DecisionFaults = Partial<Record<string, string>>;

/** A decision that can be sent, or the rule that each field breaks. */
export const checkDecision = (
  draft: DecisionDraft,
  round: number,
): { decision: AdCaseDecision } | { faults: DecisionFaults } => {
  const { data, error } = AdCaseDecision.safeParse({ ...draft, round });
  if (data !== undefined) return { decision: data };
  return {
    faults: Object.fromEntries(
      error.issues.map(({ path, message }) => [String(path[0]), ruleOf(message)] as const).toReversed(),
    ),
  };
};
