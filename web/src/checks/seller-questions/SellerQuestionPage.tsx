import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link, useLocation } from "react-router-dom";
import type { SellerQuestion } from "#contract/checks/seller-questions.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { signInPath } from "#web/platform/auth/next-location.ts";
import { useSession } from "#web/platform/auth/session.ts";
import { clockTime } from "#web/platform/i18n/day-text.ts";
import { keptLink } from "#web/platform/ui/kept-link.ts";
import { MailPage } from "#web/platform/ui/mail-page/MailPage.tsx";
import { Plate } from "#web/platform/ui/Plate.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { SellerAnswer } from "./SellerAnswer.tsx";
import { isNone, openedQuery, sellerPath } from "./seller-api.ts";
import { LinkEnded } from "#web/platform/ui/mail-page/LinkEnded.tsx";
import "./seller-questions.css";

/** Sign-up and sign-in lead back to this page. */
function Strangers({ openUntil }: { openUntil: string }): ReactNode {
  const { t } = useTranslation();
  const time = clockTime(openUntil, usePageLanguage());
  const texts = t(($) => $.sellerQuestions.seller, { returnObjects: true, time });
  return (
    <>
      <p>{texts.signInText}</p>
      <div className="ways ways--apart mail-page__steps">
        <Link className="btn btn--primary btn--lg" to={signInPath(sellerPath)}>
          {texts.signIn}
        </Link>
        <Link to={`/register?next=${encodeURIComponent(sellerPath)}`}>{texts.register}</Link>
      </div>
    </>
  );
}

function QuestionText({ question }: { question: SellerQuestion }): ReactNode {
  const { t } = useTranslation();
  const { town, askedAt, listingId, frameNumber } = question;
  const time = clockTime(askedAt, usePageLanguage());
  const texts = t(($) => $.sellerQuestions.seller, { returnObjects: true, time, town });
  return (
    <>
      <h1>{texts.title}</h1>
      <Plate number={frameNumber} label={texts.title} />
      <p>
        {texts.lead} {town === undefined ? texts.askedAt : texts.askedAtIn}
      </p>
      {listingId !== undefined && <Link to={`/bike-ads/${listingId}`}>{texts.ad}</Link>}
      <div className="seller-question__warning">
        <p>
          <b>{texts.warning}</b>
        </p>
        <p>{texts.warningText}</p>
      </div>
      <p>
        <b>{texts.shown}</b>
        <br />
        {texts.shownText}
      </p>
    </>
  );
}

function Ended({ isSilent }: { isSilent: boolean }): ReactNode {
  const texts = useTexts(($) => $.sellerQuestions.seller);
  return (
    <>
      <h1>{isSilent ? texts.unanswered : texts.answered}</h1>
      <p>{isSilent ? texts.unansweredText : texts.answeredText}</p>
    </>
  );
}

function Question({ token, question }: { token: string; question: SellerQuestion }): ReactNode {
  const { t } = useTranslation();
  const session = useSession();
  if (session.state === "signed-in" && session.role === "customer")
    return <SellerAnswer token={token} intro={<QuestionText question={question} />} />;
  if (question.state !== "open") return <Ended isSilent={question.state === "unanswered"} />;
  return (
    <>
      <QuestionText question={question} />
      {session.state === "signed-out" && <Strangers openUntil={question.openUntil} />}
      {session.state === "signed-in" && <p>{t(($) => $.sellerQuestions.seller.wrongRole)}</p>}
    </>
  );
}

function Opened({ token }: { token: string }): ReactNode {
  const texts = useTexts(($) => $.sellerQuestions.seller);
  const { data, error } = useQuery(openedQuery(token));
  if (token === "" || (data === undefined && isNone(error))) return <LinkEnded text={texts.invalidText} />;
  if (data !== undefined) return <Question token={token} question={data} />;
  return error === null ? <Skeleton of={["title", "block"]} /> : <p role="alert">{failureText(error)}</p>;
}

/** The page of the link that a seller receives. */
export function SellerQuestionPage(): ReactNode {
  const { t } = useTranslation();
  const { hash } = useLocation();
  const token = useMemo(() => keptLink("cr:seller-question", hash.slice(1)), [hash]);
  return (
    <MailPage title={t(($) => $.sellerQuestions.seller.title)}>
      <Opened key={token} token={token} />
    </MailPage>
  );
}
