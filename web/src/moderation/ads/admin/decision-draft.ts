import * as z from "zod";
import { AdCaseDecision } from "#contract/moderation/ad-report-admin.ts";
import { AdOutcome } from "#contract/moderation/ad-decisions.ts";
import { ruleOf } from "#contract/platform/field-rules.ts";

export const DecisionDraft = z.object({
  outcome: AdOutcome.optional(),
  reason: z.string(),
  ground: z.string(),
  reference: z.string(),
  facts: z.string(),
  explanation: z.string(),
});
export type DecisionDraft = z.infer<typeof DecisionDraft>;

export type DecisionFaults = Partial<Record<string, string>>;

/** Returns a valid decision, or the broken rule of each field. */
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
