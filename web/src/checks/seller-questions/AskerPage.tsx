import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { failureText } from "#web/platform/api/failure-text.ts";
import { keptLink } from "#web/platform/ui/kept-link.ts";
import { MailPage } from "#web/platform/ui/mail-page/MailPage.tsx";
import { Plate } from "#web/platform/ui/Plate.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { AskForm } from "./AskForm.tsx";
import { AnswerToAsker } from "./AnswerToAsker.tsx";
import { OpenQuestion } from "./OpenQuestion.tsx";
import { askerQuery, isNone } from "./seller-api.ts";
import { LinkEnded } from "#web/platform/ui/mail-page/LinkEnded.tsx";
import "./seller-questions.css";

function Question({ token }: { token: string }): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.sellerQuestions.asked, { returnObjects: true, skipInterpolation: true });
  const { data, error } = useQuery(askerQuery(token));
  if (token === "" || (data === undefined && isNone(error)))
    return (
      <LinkEnded text={texts.invalidText}>
        <a className="btn btn--primary btn--lg" href="/check">
          {texts.again}
        </a>
      </LinkEnded>
    );
  if (data === undefined)
    return error === null ? <Skeleton of={["title", "block"]} /> : <p role="alert">{failureText(error)}</p>;
  return (
    <>
      <Plate number={data.frameNumber} label={texts.title} />
      <div aria-live="polite" className="seller-question__answer">
        {data.state === "open" ? <OpenQuestion question={data} /> : <AnswerToAsker question={data} />}
      </div>
      {error !== null && <p role="alert">{failureText(error)}</p>}
    </>
  );
}

/** Shows the form, or waits for the answer. */
export function AskerPage(): ReactNode {
  const { t } = useTranslation();
  const { hash, search } = useLocation();
  const asks = hash === "" && search !== "";
  const token = useMemo(() => (asks ? "" : keptLink("cr:asked-question", hash.slice(1))), [asks, hash]);
  return (
    <MailPage title={t(($) => $.sellerQuestions.asked.title)}>
      {asks ? <AskForm /> : <Question key={token} token={token} />}
    </MailPage>
  );
}
