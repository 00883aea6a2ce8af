import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { QuestionOfAsker } from "#contract/checks/seller-questions.ts";
import { clockTime } from "#web/platform/i18n/day-text.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { askPathFor } from "#web/checks/seller/ask-path.ts";
import { QuestionCode } from "./QuestionCode.tsx";

type Props = { question: QuestionOfAsker };

function Confirmed({ question }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const texts = t(($) => $.sellerQuestions.asked, { returnObjects: true, skipInterpolation: true });
  const { answeredAt = "", shownUntil = "", code = "", isFromAd } = question;
  const times = { time: clockTime(answeredAt, language), until: clockTime(shownUntil, language) };
  return (
    <>
      <h1>{texts.confirmed}</h1>
      <p>{t(($) => $.sellerQuestions.asked.confirmedText, times)}</p>
      {isFromAd !== undefined && <p>{isFromAd ? texts.fromAd : texts.notFromAd}</p>}
      <div className="seller-question__warning">
        <h2>{texts.compare}</h2>
        <p>{texts.compareText}</p>
        <details className="seller-question__compare">
          <summary>{texts.showCode}</summary>
          <QuestionCode label={texts.code} code={code} />
        </details>
      </div>
    </>
  );
}

type Ending = Exclude<QuestionOfAsker["state"], "open" | "confirmed">;

/** The time that the text of the final state mentions. */
const timeOf = ({ state, answeredAt, openUntil, shownUntil }: QuestionOfAsker): string =>
  (state === "unanswered" ? openUntil : state === "over" ? shownUntil : answeredAt) ?? openUntil;

function Ended({ question, state }: Props & { state: Ending }): ReactNode {
  const { t } = useTranslation();
  const { frameNumber, listingId } = question;
  const time = clockTime(timeOf(question), usePageLanguage());
  const texts = t(($) => $.sellerQuestions.asked, { returnObjects: true, time });
  const words = {
    refused: [texts.refused, texts.refusedText],
    "not-owner": [texts.notOwner, texts.notOwnerText],
    unanswered: [texts.unanswered, texts.unansweredText],
    over: [texts.over, texts.overText],
    changed: [texts.changed, texts.changedText],
  } as const;
  const [title, text] = words[state];
  return (
    <>
      <h1>{title}</h1>
      <p>{text}</p>
      <Link
        className="btn btn--ghost"
        to={askPathFor({ number: frameNumber, ...(listingId !== undefined && { ad: listingId }) })}
      >
        {texts.askAgain}
      </Link>
      <a href={`/check?${new URLSearchParams({ number: frameNumber })}`}>{texts.again}</a>
    </>
  );
}

/** Shows the answer, or that it has expired or never came. */
export function AnswerToAsker({ question }: Props): ReactNode {
  const { state } = question;
  if (state === "open") return null;
  return state === "confirmed" ? (
    <Confirmed question={question} />
  ) : (
    <Ended question={question} state={state} />
  );
}
