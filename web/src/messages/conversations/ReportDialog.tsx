import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { ShieldAlert } from "lucide-react";
import { ReportReason, type Thread } from "#contract/messages/messages.ts";
import { messagesApi } from "#web/messages/contact-owner/messages-api.ts";
import { focus } from "#web/platform/ui/focus.ts";
import { PlainDialog } from "#web/platform/ui/plain-dialog/PlainDialog.tsx";
import { failureText } from "#web/platform/api/failure-text.ts";
import { ChoiceCards } from "#web/platform/ui/choice/ChoiceCards.tsx";
import { LongField } from "#web/platform/ui/field/TextField.tsx";
import { DialogFailure } from "#web/platform/ui/plain-dialog/DialogFailure.tsx";
import { showThread } from "./thread-cache.ts";
import "./report.css";

type Report = { reason: ReportReason; text: string };
type ReportFormProps = { busy: boolean; error: Error | null; onSend: (report: Report) => void };

const maxLength = 500;

function More({ text, onWrite }: { text: string; onWrite: (text: string) => void }): ReactNode {
  const { t } = useTranslation();
  return (
    <LongField
      label={t(($) => $.messages.report.more)}
      rows={3}
      maxLength={maxLength}
      value={text}
      onType={onWrite}
    />
  );
}

function ReportForm({ busy, error, onSend }: ReportFormProps): ReactNode {
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
    <form className="stack reportform" onSubmit={submit} noValidate>
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

type Props = { thread: Thread; onBlock: () => void; onClose: () => void };
type ThanksProps = Props & { reportId: string };

function Thanks({ thread, reportId, onBlock, onClose }: ThanksProps): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.messages.report, { returnObjects: true });
  return (
    <div className="stack reportform">
      <h3 tabIndex={-1} ref={focus}>
        {texts.done}
      </h3>
      <p>{texts.doneText}</p>
      <Link to={`/message-decisions/${reportId}`}>{texts.follow}</Link>
      <div className="ways">
        {thread.state === "open" && (
          <button type="button" className="btn btn--danger" onClick={onBlock}>
            {texts.block}
          </button>
        )}
        <button type="button" className="btn btn--ghost" onClick={onClose}>
          {t(($) => $.common.close)}
        </button>
      </div>
    </div>
  );
}

/** Reports the conversation to the administrators, then offers to block the person. */
export function ReportDialog(props: Props): ReactNode {
  const { thread, onClose } = props;
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (body: Report) => messagesApi.reportThread({ params: { threadId: thread.id }, body }),
    onSuccess: (reported) => showThread(queries, reported.thread),
  });
  return (
    <PlainDialog title={t(($) => $.messages.report.title)} onClose={onClose}>
      {data === undefined ? (
        <ReportForm busy={isPending} error={error} onSend={mutate} />
      ) : (
        <Thanks {...props} reportId={data.reportId} />
      )}
    </PlainDialog>
  );
}
