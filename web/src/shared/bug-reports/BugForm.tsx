import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { longestBugMessage } from "#contract/bug-reports.ts";
import { sendFailure } from "#web/api/send-failure.ts";
import { PlainField } from "#web/ui/field/PlainField.tsx";
import { DialogFailure } from "#web/ui/plain-dialog/DialogFailure.tsx";
import { type BugDraft, type BugFaults, type BugWords, checkBugDraft } from "./bug-draft.ts";
import type { Circumstances } from "./circumstances.ts";
import { Along } from "./Along.tsx";
import { PicturePart } from "./page-picture/PicturePart.tsx";
import { type DrawPage, usePagePicture } from "./page-picture/use-page-picture.ts";

type Props = {
  circumstances: Circumstances;
  stranger: boolean;
  /** Of the account. */
  email: string | undefined;
  busy: boolean;
  error: Error | null;
  /** Where there is a page to be drawn. */
  drawPage: DrawPage | undefined;
  onSend: (report: BugWords & { readonly file: Blob | undefined }) => void;
};

type FieldsProps = {
  draft: BugDraft;
  faults: BugFaults;
  stranger: boolean;
  onType: (change: Partial<BugDraft>) => void;
};

function Fields({ draft, faults, stranger, onType }: FieldsProps): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const texts = t(($) => $.bugReport, { returnObjects: true, skipInterpolation: true });
  return (
    <>
      <PlainField id={`${id}-message`} label={texts.message} hint={texts.messageHint} fault={faults.message}>
        {(described) => (
          <textarea
            {...described}
            rows={4}
            maxLength={longestBugMessage}
            required
            value={draft.message}
            onChange={({ target }) => onType({ message: target.value })}
          />
        )}
      </PlainField>
      {stranger && (
        <PlainField id={`${id}-email`} label={texts.email} hint={texts.emailHint} fault={faults.email}>
          {(described) => (
            <input
              {...described}
              type="email"
              autoComplete="email"
              value={draft.email}
              onChange={({ target }) => onType({ email: target.value })}
            />
          )}
        </PlainField>
      )}
    </>
  );
}

/** One question, and outright what comes along. */
export function BugForm(props: Props): ReactNode {
  const { circumstances, stranger, email, busy, error, drawPage, onSend } = props;
  const { t } = useTranslation();
  const picture = usePagePicture(drawPage);
  const file = picture.state === "there" ? picture.file : undefined;
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<BugDraft>({ message: "", email: "" });
  const [faults, setFaults] = useState<BugFaults>({});
  const texts = t(($) => $.bugReport, { returnObjects: true, skipInterpolation: true });
  const type = (change: Partial<BugDraft>): void => {
    setFaults(Object.fromEntries(Object.entries(faults).filter(([field]) => !(field in change))));
    setDraft({ ...draft, ...change });
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (busy) return;
    const checked = checkBugDraft(draft);
    if ("words" in checked) return onSend({ ...checked.words, file });
    setFaults(checked.faults);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus());
  };
  return (
    <form className="bugreport" ref={form} method="dialog" onSubmit={send} noValidate>
      <Fields draft={draft} faults={faults} stranger={stranger} onType={type} />
      {drawPage && <PicturePart picture={picture} />}
      <Along circumstances={circumstances} pictured={file !== undefined} />
      <DialogFailure title={texts.failed} text={busy ? undefined : sendFailure(error, texts.failedText)} />
      <button type="submit" className="btn btn--primary btn--lg" aria-disabled={busy}>
        {busy ? t(($) => $.common.sending) : texts.send}
      </button>
      {email !== undefined && <p className="muted">{t(($) => $.bugReport.answerTo, { email })}</p>}
    </form>
  );
}
