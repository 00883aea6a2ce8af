import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import * as z from "zod";
import { barDays, MessageOutcome } from "#contract/moderation/message-reports.ts";
import { maxExplanationLength } from "#contract/moderation/ad-reports.ts";
import { ReportReason } from "#contract/messages/messages.ts";
import { LongField } from "#web/platform/ui/field/TextField.tsx";
import { SelectField } from "#web/platform/ui/field/SelectField.tsx";
import type { DecisionFaults } from "#web/moderation/decision/use-decision-draft.ts";

export const DecisionDraft = z.object({
  outcome: MessageOutcome.optional(),
  reason: z.string(),
  days: z.literal(barDays),
  explanation: z.string(),
});
export type DecisionDraft = z.infer<typeof DecisionDraft>;

type Readers = {
  /** False if a filter or a block opened the case. */
  isReported: boolean;
  /** False once the reported person's account is erased. */
  hasAccount: boolean;
};

type HintName = "both" | "reported" | "reporter" | "nobody";

/** The explanation goes to the reported person unless nothing is done or the account is erased, and to the reporter if there is one. */
const hintName = (outcome: DecisionDraft["outcome"], { isReported, hasAccount }: Readers): HintName => {
  if (outcome === "dismissed" || !hasAccount) return isReported ? "reporter" : "nobody";
  return isReported ? "both" : "reported";
};

type Props = {
  draft: DecisionDraft;
  faults: DecisionFaults;
  onType: (change: Partial<DecisionDraft>) => void;
};

export function Reason({ draft, faults, onType }: Props): ReactNode {
  const texts = useTexts(($) => $.messageReports);
  return (
    <SelectField
      label={texts.decide.reason}
      fault={faults["reason"]}
      value={draft.reason}
      choose={texts.decide.choose}
      options={ReportReason.options.map((reason) => [reason, texts.reasons[reason]] as const)}
      onChoose={(reason = "") => onType({ reason })}
    />
  );
}

export function Days({ draft, faults, onType }: Props): ReactNode {
  const { t } = useTranslation();
  const change = (chosen: string | undefined): void => {
    const days = barDays.find((each) => String(each) === chosen);
    if (days !== undefined) onType({ days });
  };
  return (
    <SelectField
      label={t(($) => $.messageReports.decide.days)}
      fault={faults["days"]}
      value={String(draft.days)}
      options={barDays.map(
        (days) => [String(days), t(($) => $.messageReports.decide.forDays, { days })] as const,
      )}
      onChoose={change}
    />
  );
}

export function Explanation({ draft, faults, onType, ...readers }: Props & Readers): ReactNode {
  const texts = useTexts(($) => $.messageReports.decide);
  const fault = faults["explanation"];
  return (
    <LongField
      label={texts.explanation}
      hint={texts.explanationHints[hintName(draft.outcome, readers)]}
      fault={fault}
      rows={5}
      maxLength={maxExplanationLength}
      value={draft.explanation}
      onType={(text) => onType({ explanation: text })}
    />
  );
}
