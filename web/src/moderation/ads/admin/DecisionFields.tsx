import { type ReactNode, useId } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import * as z from "zod";
import { AdOutcome } from "#contract/moderation/ad-decisions.ts";
import { AdReportReason, maxExplanationLength } from "#contract/moderation/ad-reports.ts";
import { PlainField } from "#web/platform/ui/field/PlainField.tsx";
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

type ChoiceProps = Props & {
  name: "reason" | "ground";
  label: string;
  hint?: string;
  options: readonly (readonly [value: string, text: string])[];
};

function Choice({ draft, faults, onType, name, label, hint, options }: ChoiceProps): ReactNode {
  const id = useId();
  return (
    <PlainField id={id} label={label} hint={hint} fault={faults[name]}>
      {(described) => (
        <select
          {...described}
          value={draft[name]}
          onChange={({ target }) => onType({ [name]: target.value })}
        >
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </PlainField>
  );
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
  const texts = useTexts(($) => $.adCases.decide);
  const reasons = useTexts(($) => $.adReport.reasons);
  return (
    <>
      <Choice
        {...props}
        name="reason"
        label={texts.reason}
        hint={texts.reasonHint}
        options={AdReportReason.options.map((each) => [each, reasons[each]] as const)}
      />
      <Choice
        {...props}
        name="ground"
        label={texts.ground}
        options={[
          ["", texts.choose],
          ["law", texts.grounds.law],
          ["terms", texts.grounds.terms],
        ]}
      />
      <Reference {...props} />
      <LongText {...props} name="facts" label={texts.facts} hint={texts.factsHint} />
    </>
  );
}
