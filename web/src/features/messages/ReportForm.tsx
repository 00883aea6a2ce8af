import { ShieldAlert } from "lucide-react";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { ReportReason } from "#contract/messages.ts";
import { failureText } from "#web/api/failure-text.ts";
import { ChoiceCards } from "#web/ui/choice/ChoiceCards.tsx";
import { PlainField } from "#web/ui/field/PlainField.tsx";
import { DialogFailure } from "#web/ui/plain-dialog/DialogFailure.tsx";
import "./report.css";

type Report = { reason: ReportReason; text: string };
type Props = { busy: boolean; error: Error | null; onSend: (report: Report) => void };

const longest = 500;

function More({ text, onWrite }: { text: string; onWrite: (text: string) => void }): ReactNode {
  const { t } = useTranslation();
  return (
    <PlainField id={useId()} label={t(($) => $.messages.report.more)} fault={undefined}>
      {(described) => (
        <textarea
          {...described}
          rows={3}
          maxLength={longest}
          value={text}
          onChange={({ target }) => onWrite(target.value)}
        />
      )}
    </PlainField>
  );
}

/** What is wrong with a conversation. */
export function ReportForm({ busy, error, onSend }: Props): ReactNode {
  const { t } = useTranslation();
  const [reason, choose] = useState<ReportReason>();
  const [text, write] = useState("");
  const texts = t(($) => $.messages.report, { returnObjects: true });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!busy && reason !== undefined) onSend({ reason, text });
  };
  const failure = busy || error === null ? undefined : failureText(error);
  return (
    <form className="reportform" onSubmit={submit} noValidate>
      <p>{texts.text}</p>
      <ChoiceCards
        legend={texts.reason}
        choices={ReportReason.options.map((value) => ({ value, name: texts.reasons[value] }))}
        chosen={reason}
        onChoose={choose}
      />
      <More text={text} onWrite={write} />
      <p className="reportform__safety">
        <ShieldAlert size={20} aria-hidden="true" />
        {texts.safety}
      </p>
      <DialogFailure title={t(($) => $.messages.failure.title)} text={failure} />
      <button
        type="submit"
        className="btn btn--primary btn--lg"
        disabled={reason === undefined}
        aria-disabled={busy}
      >
        {busy ? t(($) => $.common.sending) : texts.submit}
      </button>
    </form>
  );
}
