import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { AdReportReason, maxExplanationLength, mayBeAnonymous } from "#contract/moderation/ad-reports.ts";
import { ProblemError } from "#web/platform/api/errors.ts";
import { sendFailure } from "#web/platform/api/send-failure.ts";
import { ruleText } from "#web/platform/i18n/problem-text.ts";
import { ChoiceCards } from "#web/platform/ui/choice/ChoiceCards.tsx";
import { LineField, LongField } from "#web/platform/ui/field/TextField.tsx";
import { DialogFailure } from "#web/platform/ui/plain-dialog/DialogFailure.tsx";
import { checkDraft, type Draft, type Faults, faultsOf, type Report } from "./report-draft.ts";

type Props = {
  draft: Draft;
  stranger: boolean;
  busy: boolean;
  error: Error | null;
  onType: (change: Partial<Draft>) => void;
  onSend: (report: Report) => void;
};

type FieldsProps = Pick<Props, "draft" | "onType"> & { faults: Faults };

function Reason({ draft, faults, onType }: FieldsProps): ReactNode {
  const texts = useTexts(($) => $.adReport);
  return (
    <div>
      <ChoiceCards
        legend={texts.reason}
        choices={AdReportReason.options.map((value) => ({ value, name: texts.reasons[value] }))}
        chosen={draft.reason}
        onChoose={(reason) => onType({ reason })}
      />
      {faults.reason !== undefined && (
        <p className="reportad__fault" role="alert">
          {texts.chooseReason}
        </p>
      )}
    </div>
  );
}

function TextFields({ draft, faults, onType }: FieldsProps): ReactNode {
  const texts = useTexts(($) => $.adReport);
  return (
    <>
      <LongField
        label={texts.explanation}
        hint={texts.explanationHint}
        fault={faults.explanation}
        rows={5}
        maxLength={maxExplanationLength}
        required
        value={draft.explanation}
        onType={(text) => onType({ explanation: text })}
      />
      <LongField
        label={texts.links}
        hint={texts.linksHint}
        fault={faults.links}
        rows={2}
        inputMode="url"
        value={draft.links}
        onType={(text) => onType({ links: text })}
      />
    </>
  );
}

function ContactFields({ draft, faults, onType }: FieldsProps): ReactNode {
  const texts = useTexts(($) => $.adReport);
  const anonymous = mayBeAnonymous(draft.reason ?? "");
  return (
    <>
      <LineField
        label={anonymous ? texts.nameOptional : texts.name}
        fault={faults.name}
        autoComplete="name"
        maxLength={100}
        value={draft.name}
        onType={(text) => onType({ name: text })}
      />
      <LineField
        label={anonymous ? texts.emailOptional : texts.email}
        hint={anonymous ? texts.emailHintOptional : texts.emailHint}
        fault={faults.email}
        type="email"
        autoComplete="email"
        value={draft.email}
        onType={(text) => onType({ email: text })}
      />
    </>
  );
}

function GoodFaith({ draft, faults, onType }: FieldsProps): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const wrong = faults.goodFaith !== undefined;
  return (
    <div>
      <label className="reportad__faith">
        <input
          type="checkbox"
          checked={draft.goodFaith}
          aria-describedby={wrong ? id : undefined}
          aria-invalid={wrong || undefined}
          onChange={({ target }) => onType({ goodFaith: target.checked })}
        />
        {t(($) => $.adReport.goodFaith)}
      </label>
      {faults.goodFaith !== undefined && (
        <p id={id} className="reportad__fault" role="alert">
          {ruleText(faults.goodFaith)}
        </p>
      )}
    </div>
  );
}

export function ReportAdForm({ draft, stranger, busy, error, onType, onSend }: Props): ReactNode {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults>({});
  const serverFaults = error instanceof ProblemError ? faultsOf(error.issues) : {};
  const shown = { ...serverFaults, ...faults };
  const change = (typed: Partial<Draft>): void => {
    setFaults(Object.fromEntries(Object.entries(faults).filter(([field]) => !(field in typed))));
    onType(typed);
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (busy) return;
    const checked = checkDraft(draft, stranger);
    setFaults("faults" in checked ? checked.faults : {});
    if ("report" in checked) return onSend(checked.report);
    const first = "reason" in checked.faults ? "input" : "[aria-invalid]";
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(first)?.focus());
  };
  const fields = { draft, faults: shown, onType: change };
  const texts = t(($) => $.adReport, { returnObjects: true });
  return (
    <form className="stack reportad" ref={form} onSubmit={send} noValidate>
      <p>{texts.lead}</p>
      <Reason {...fields} />
      <TextFields {...fields} />
      {stranger && <ContactFields {...fields} />}
      <GoodFaith {...fields} />
      <DialogFailure title={texts.failed} text={busy ? undefined : sendFailure(error, texts.failedText)} />
      <button type="submit" className="btn btn--primary btn--lg" aria-disabled={busy}>
        {busy ? t(($) => $.common.sending) : texts.send}
      </button>
    </form>
  );
}
