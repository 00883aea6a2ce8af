import * as z from "zod";
import { ruleOf } from "#contract/platform/field-rules.ts";
import { MessageReportDecision } from "#contract/moderation/message-report-admin.ts";
import { barDays, MessageOutcome } from "#contract/moderation/message-reports.ts";

export const DecisionDraft = z.object({
  outcome: MessageOutcome.optional(),
  reason: z.string(),
  days: z.literal(barDays),
  explanation: z.string(),
});
export type DecisionDraft = z.infer<typeof DecisionDraft>;

export type DecisionFaults = Partial<Record<string, string>>;

/** Returns a valid decision, or the broken rule of each field. */
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
