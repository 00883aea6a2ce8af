import { ExternalLink } from "lucide-react";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { type BugLetter as Letter, longestBugAnswer } from "#contract/bug-reports.ts";
import { failureText } from "#web/api/failure-text.ts";
import { momentText } from "#web/i18n/day-text.ts";
import { PlainField } from "#web/ui/field/PlainField.tsx";
import { Facts } from "#web/ui/facts/Facts.tsx";
import { usePageLanguage } from "#web/ui/use-page-language.ts";
import { useToast } from "#web/ui/use-toast.ts";
import { BugPicture } from "./BugPicture.tsx";
import { answerBugReport } from "./queries.ts";
import { useBugChange } from "./use-bug-change.ts";

type Props = { bugId: string; letter: Letter };

/** What is typed stays until it is sent. */
const useAnswer = ({ bugId, letter }: Props) => {
  const { t } = useTranslation();
  const toast = useToast();
  const [text, type] = useState("");
  const [tried, setTried] = useState(false);
  const missing = text.trim() === "";
  const { mutate, isPending, error } = useBugChange(bugId, (answer: string) =>
    answerBugReport(bugId, letter.id, answer),
  );
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!missing && !isPending)
      mutate(text, { onSuccess: () => toast.success(t(($) => $.bugReports.answer.sent)) });
  };
  return { text, type, fault: tried && missing ? "required" : undefined, isPending, error, send };
};

/** Goes by mail, once. */
function AnswerForm(props: Props): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const { text, type, fault, isPending, error, send } = useAnswer(props);
  const texts = t(($) => $.bugReports.answer, { returnObjects: true });
  return (
    <form className="bugs__answer" onSubmit={send} noValidate>
      <PlainField id={id} label={texts.label} hint={texts.hints[props.letter.language]} fault={fault}>
        {(described) => (
          <textarea
            {...described}
            rows={3}
            maxLength={longestBugAnswer}
            value={text}
            onChange={({ target }) => type(target.value)}
          />
        )}
      </PlainField>
      <p role="alert">{error !== null && failureText(error)}</p>
      <button type="submit" className="btn btn--ghost" aria-disabled={isPending}>
        {isPending ? t(($) => $.common.sending) : texts.send}
      </button>
    </form>
  );
}

/** What was answered, or the form for it, or that nobody can be reached. */
function Answer({ bugId, letter }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { answer, reply } = letter;
  if (answer !== undefined)
    return (
      <div className="bugs__answered">
        <h4>{t(($) => $.bugReports.answer.answered, { moment: momentText(answer.at, language) })}</h4>
        <p>{answer.text}</p>
      </div>
    );
  if (reply === "none") return <p className="muted">{t(($) => $.bugReports.answer.none)}</p>;
  return <AnswerForm bugId={bugId} letter={letter} />;
}

/** What one person has written, with where the logs tell more of it. */
export function BugLetter({ bugId, letter }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const heading = useId();
  const { message, at, role, browser, requestId, logUrl, picture } = letter;
  const texts = t(($) => $.bugReports, { returnObjects: true, skipInterpolation: true });
  return (
    <article className="bugs__letter" aria-labelledby={heading}>
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
