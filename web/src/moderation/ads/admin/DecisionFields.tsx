import type { ReactNode } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import * as z from "zod";
import { AdOutcome } from "#contract/moderation/ad-decisions.ts";
import { AdReportReason, maxExplanationLength } from "#contract/moderation/ad-reports.ts";
import { SelectField } from "#web/platform/ui/field/SelectField.tsx";
import { LineField, LongField } from "#web/platform/ui/field/TextField.tsx";
import type { DecisionFaults } from "#web/moderation/decision/use-decision-draft.ts";

export const DecisionDraft = z.object({
  outcome: AdOutcome.optional(),
  reason: z.string(),
  ground: z.string(),
  reference: z.string(),
  facts: z.string(),
  explanation: z.string(),
});
export type DecisionDraft = z.infer<typeof DecisionDraft>;

type Props = {
  draft: DecisionDraft;
  faults: DecisionFaults;
  onType: (change: Partial<DecisionDraft>) => void;
};

type LongTextProps = Props & { name: "facts" | "explanation"; hint: string; label: string };

function LongText({ draft, faults, onType, name, hint, label }: LongTextProps): ReactNode {
  return (
    <LongField
      label={label}
      hint={hint}
      fault={faults[name]}
      rows={4}
      maxLength={maxExplanationLength}
      value={draft[name]}
      onType={(text) => onType({ [name]: text })}
    />
  );
}

export function Explanation(props: Props): ReactNode {
  const texts = useTexts(($) => $.adCases.decide);
  return <LongText {...props} name="explanation" label={texts.explanation} hint={texts.explanationHint} />;
}

function Reference({ draft, faults, onType }: Props): ReactNode {
  const texts = useTexts(($) => $.adCases.decide);
  return (
    <LineField
      label={texts.reference}
      hint={texts.referenceHint}
      fault={faults["reference"]}
      maxLength={200}
      value={draft.reference}
      onType={(text) => onType({ reference: text })}
    />
  );
}

export function Grounds(props: Props): ReactNode {
  const { draft, faults, onType } = props;
  const texts = useTexts(($) => $.adCases.decide);
  const reasons = useTexts(($) => $.adReport.reasons);
  return (
    <>
      <SelectField
        label={texts.reason}
        hint={texts.reasonHint}
        fault={faults["reason"]}
        value={draft.reason}
        options={AdReportReason.options.map((each) => [each, reasons[each]] as const)}
        onChoose={(reason = "") => onType({ reason })}
      />
      <SelectField
        label={texts.ground}
        fault={faults["ground"]}
        value={draft.ground}
        choose={texts.choose}
        options={[
          ["law", texts.grounds.law],
          ["terms", texts.grounds.terms],
        ]}
        onChoose={(ground = "") => onType({ ground })}
      />
      <Reference {...props} />
      <LongText {...props} name="facts" label={texts.facts} hint={texts.factsHint} />
    </>
  );
}
