import { ExternalLink } from "lucide-react";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import * as z from "zod";
import {
  type BugLetter as Letter,
  maxBugAnswerLength,
  type BugPicture as Picture,
} from "#contract/office/bug-reports.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { momentText } from "#web/platform/i18n/day-text.ts";
import { useKeptDraft } from "#web/platform/cases/use-kept-draft.ts";
import { LongField } from "#web/platform/ui/field/TextField.tsx";
import { Facts } from "#web/platform/ui/facts/Facts.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { useToast } from "#web/platform/ui/use-toast.ts";
import { PlainDialog } from "#web/platform/ui/plain-dialog/PlainDialog.tsx";
import { answerBugReport } from "./queries.ts";
import { useBugChange } from "./use-bug-change.ts";

/** A thumbnail that opens enlarged. Its link expires after five minutes, after which a note replaces it. */
function BugPicture({ picture: { url, width, height } }: { picture: Picture }): ReactNode {
  const [large, show] = useState(false);
  const [gone, lose] = useState(false);
  const texts = useTexts(($) => $.bugReports.picture);
  if (gone) return <p className="muted">{texts.gone}</p>;
  const image = (
    <img src={url} width={width} height={height} alt={texts.alt} loading="lazy" onError={() => lose(true)} />
  );
  return (
    <>
      <button type="button" className="bugs__picture" aria-haspopup="dialog" onClick={() => show(true)}>
        {image}
        <span>{texts.open}</span>
      </button>
      {large && (
        <PlainDialog title={texts.title} onClose={() => show(false)}>
          <div className="bugs__large">{image}</div>
        </PlainDialog>
      )}
    </>
  );
}

type Props = { bugId: string; letter: Letter };

/** Keeps the text until it is sent. */
const useAnswer = ({ bugId, letter }: Props) => {
  const { t } = useTranslation();
  const toast = useToast();
  const { draft: text, write: type, forget } = useKeptDraft(`bugs:${bugId}:${letter.id}`, z.string(), "");
  const [tried, setTried] = useState(false);
  const missing = text.trim() === "";
  const { mutate, isPending, error } = useBugChange(bugId, (answer: string) =>
    answerBugReport(bugId, letter.id, answer),
  );
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!missing && !isPending)
      mutate(text, {
        onSuccess: () => {
          forget();
          toast.success(t(($) => $.bugReports.answer.sent));
        },
      });
  };
  return { text, type, fault: tried && missing ? "required" : undefined, isPending, error, send };
};

/** A report can be answered once, by mail. */
function AnswerForm(props: Props): ReactNode {
  const { t } = useTranslation();
  const { text, type, fault, isPending, error, send } = useAnswer(props);
  const texts = useTexts(($) => $.bugReports.answer);
  return (
    <form className="stack stack--near bugs__answer" onSubmit={send} noValidate>
      <LongField
        label={texts.label}
        hint={texts.hints[props.letter.language]}
        fault={fault}
        rows={3}
        maxLength={maxBugAnswerLength}
        value={text}
        onType={type}
      />
      <p role="alert">{error !== null && failureText(error)}</p>
      <button type="submit" className="btn btn--ghost" aria-disabled={isPending}>
        {isPending ? t(($) => $.common.sending) : texts.send}
      </button>
    </form>
  );
}

function Answer({ bugId, letter }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { answer, reply } = letter;
  if (answer !== undefined)
    return (
      <div className="stack stack--near bugs__answered">
        <h4>{t(($) => $.bugReports.answer.answered, { moment: momentText(answer.at, language) })}</h4>
        <p>{answer.text}</p>
      </div>
    );
  if (reply === "none") return <p className="muted">{t(($) => $.bugReports.answer.none)}</p>;
  return <AnswerForm bugId={bugId} letter={letter} />;
}

export function BugLetter({ bugId, letter }: Props): ReactNode {
  const language = usePageLanguage();
  const heading = useId();
  const { message, at, role, browser, requestId, logUrl, picture } = letter;
  const texts = useTexts(($) => $.bugReports);
  return (
    <article className="card bugs__letter" aria-labelledby={heading}>
      <h3 id={heading}>{momentText(at, language)}</h3>
      <p className="bugs__message">{message}</p>
      <Facts
        facts={[
          [texts.role, texts.roles[role ?? "nobody"]],
          [texts.browser, browser === "" ? undefined : browser],
          [
            texts.request,
            logUrl && (
              <a key="log" href={logUrl} target="_blank" rel="noreferrer">
                {requestId}
                <ExternalLink size={16} aria-hidden="true" />
                <span className="sr">{texts.openLog}</span>
              </a>
            ),
          ],
        ]}
      />
      {picture && <BugPicture picture={picture} />}
      <Answer bugId={bugId} letter={letter} />
    </article>
  );
}
