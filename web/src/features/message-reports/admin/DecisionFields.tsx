import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { longestExplanation } from "#contract/ad-reports.ts";
import { barDays } from "#contract/message-reports.ts";
import { ReportReason } from "#contract/messages.ts";
import { PlainField } from "#web/ui/field/PlainField.tsx";
import type { DecisionDraft, DecisionFaults } from "./decision-draft.ts";

type Props = {
  draft: DecisionDraft;
  faults: DecisionFaults;
  onType: (change: Partial<DecisionDraft>) => void;
};

/** What was wrong. */
export function Reason({ draft, faults, onType }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.messageReports, { returnObjects: true, skipInterpolation: true });
  return (
    <PlainField id={useId()} label={texts.decide.reason} fault={faults["reason"]}>
      {(described) => (
        <select
          {...described}
          value={draft.reason}
          onChange={({ target }) => onType({ reason: target.value })}
        >
          <option value="">{texts.decide.choose}</option>
          {ReportReason.options.map((reason) => (
            <option key={reason} value={reason}>
              {texts.reasons[reason]}
            </option>
          ))}
        </select>
      )}
    </PlainField>
  );
}

/** For how long someone cannot write. */
export function Days({ draft, faults, onType }: Props): ReactNode {
  const { t } = useTranslation();
  const change = (chosen: string): void => {
    const days = barDays.find((each) => String(each) === chosen);
    if (days !== undefined) onType({ days });
  };
  return (
    <PlainField id={useId()} label={t(($) => $.messageReports.decide.days)} fault={faults["days"]}>
      {(described) => (
        <select {...described} value={draft.days} onChange={({ target }) => change(target.value)}>
          {barDays.map((days) => (
            <option key={days} value={days}>
              {t(($) => $.messageReports.decide.forDays, { days })}
            </option>
          ))}
        </select>
      )}
    </PlainField>
  );
}

export function Explanation({ draft, faults, onType }: Props): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.messageReports.decide, { returnObjects: true, skipInterpolation: true });
  const fault = faults["explanation"];
  return (
    <PlainField id={useId()} label={texts.explanation} hint={texts.explanationHint} fault={fault}>
      {(described) => (
        <textarea
          {...described}
          rows={5}
          maxLength={longestExplanation}
          value={draft.explanation}
          onChange={({ target }) => onType({ explanation: target.value })}
        />
      )}
    </PlainField>
  );
}
