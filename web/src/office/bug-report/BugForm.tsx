import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { maxBugMessageLength } from "#contract/office/bug-reports.ts";
import { sendFailure } from "#web/platform/api/send-failure.ts";
import { LineField, LongField } from "#web/platform/ui/field/TextField.tsx";
import { DialogFailure } from "#web/platform/ui/plain-dialog/DialogFailure.tsx";
import { Facts } from "#web/platform/ui/facts/Facts.tsx";
import { type PagePicture, type DrawPage, usePagePicture } from "./page-picture/use-page-picture.ts";
import { type BugDraft, type BugFaults, type BugWords, checkBugDraft } from "./bug-draft.ts";
import type { Circumstances } from "./circumstances.ts";

type PicturePartProps = { picture: PagePicture };

function Parts({ picture }: PicturePartProps): ReactNode {
  const { t } = useTranslation();
  if (picture.state !== "there" || (!picture.above && !picture.below)) return null;
  const { above, below, steps, take } = picture;
  const { higher, lower } = t(($) => $.bugReport.picture, { returnObjects: true });
  const way = (text: string, isThere: boolean, to: number) => (
    <button
      type="button"
      className="btn btn--quiet"
      aria-disabled={!isThere}
      onClick={({ currentTarget }) => {
        if (isThere) take(currentTarget, to);
      }}
    >
      {text}
    </button>
  );
  return (
    <p className="bugreport__parts">
      {way(higher, above, steps - 1)}
      {way(lower, below, steps + 1)}
    </p>
  );
}

/** An optional screenshot, shown exactly as it will be sent. */
function PicturePart({ picture }: PicturePartProps): ReactNode {
  const { state, take, drop } = picture;
  const texts = useTexts(($) => $.bugReport.picture);
  const there = state === "there";
  const busy = state === "drawing";
  return (
    <div className="stack stack--near stack--start bugreport__picture">
      <button
        type="button"
        className="btn btn--ghost"
        aria-disabled={busy}
        onClick={({ currentTarget }) => {
          if (there) drop();
          else if (!busy) take(currentTarget, 0);
        }}
      >
        {there ? texts.drop : texts.take}
      </button>
      <output className="muted">{there ? texts.there : texts[state]}</output>
      {there && <img src={picture.preview} alt={texts.alt} />}
      <Parts picture={picture} />
    </div>
  );
}

const nonEmpty = (text: string | undefined): string | undefined => (text === "" ? undefined : text);

type AlongProps = { circumstances: Circumstances; pictured: boolean };

function Along({ circumstances, pictured }: AlongProps): ReactNode {
  const id = useId();
  const { path, version, browser, failure } = circumstances;
  const texts = useTexts(($) => $.bugReport.along);
  return (
    <section className="bugreport__along" aria-labelledby={id}>
      <p id={id} className="bugreport__title">
        {texts.title}
      </p>
      <Facts
        facts={[
          [texts.page, path],
          [texts.browser, nonEmpty(browser)],
          [texts.version, version],
          [texts.error, nonEmpty(failure?.error)],
          [texts.request, failure?.requestId],
        ]}
      />
      <p className="muted">{pictured ? texts.onlyPicture : texts.nothingElse}</p>
    </section>
  );
}

type Props = {
  circumstances: Circumstances;
  stranger: boolean;
  email: string | undefined;
  busy: boolean;
  error: Error | null;
  /** Undefined if no page behind the form can be drawn. */
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
  const texts = useTexts(($) => $.bugReport);
  return (
    <>
      <LongField
        label={texts.message}
        hint={texts.messageHint}
        fault={faults.message}
        rows={4}
        maxLength={maxBugMessageLength}
        required
        value={draft.message}
        onType={(text) => onType({ message: text })}
      />
      {stranger && (
        <LineField
          label={texts.email}
          hint={texts.emailHint}
          fault={faults.email}
          type="email"
          autoComplete="email"
          value={draft.email}
          onType={(text) => onType({ email: text })}
        />
      )}
    </>
  );
}

export function BugForm(props: Props): ReactNode {
  const { circumstances, stranger, email, busy, error, drawPage, onSend } = props;
  const { t } = useTranslation();
  const picture = usePagePicture(drawPage);
  const file = picture.state === "there" ? picture.file : undefined;
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<BugDraft>({ message: "", email: "" });
  const [faults, setFaults] = useState<BugFaults>({});
  const texts = useTexts(($) => $.bugReport);
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
    <form className="stack bugreport" ref={form} method="dialog" onSubmit={send} noValidate>
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
