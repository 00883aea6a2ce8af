import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { QuestionToSeller } from "#contract/checks/seller-questions.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { meQuery } from "#web/platform/auth/me-query.ts";
import { clockTime } from "#web/platform/i18n/day-text.ts";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { QuestionCode } from "./QuestionCode.tsx";
import { answerQuestion, questionToSellerQuery } from "./seller-api.ts";

const useTexts = () => {
  const { t } = useTranslation();
  return t(($) => $.sellerQuestions.seller, { returnObjects: true, skipInterpolation: true });
};

function Confirmed({ code, shownUntil = "" }: { code: string; shownUntil: string | undefined }): ReactNode {
  const { t } = useTranslation();
  const texts = useTexts();
  const time = clockTime(shownUntil, usePageLanguage());
  return (
    <>
      <h1>{texts.confirmed}</h1>
      <p>{texts.confirmedText}</p>
      <QuestionCode label={texts.code} code={code} />
      <p>{t(($) => $.sellerQuestions.seller.until, { time })}</p>
    </>
  );
}

function Answered({ question }: { question: QuestionToSeller }): ReactNode {
  const texts = useTexts();
  const { state, code, shownUntil } = question;
  if (code !== undefined) return <Confirmed code={code} shownUntil={shownUntil} />;
  if (state === "unanswered")
    return (
      <>
        <h1>{texts.unanswered}</h1>
        <p>{texts.unansweredText}</p>
      </>
    );
  return (
    <>
      <h1>{state === "refused" ? texts.refused : texts.answered}</h1>
      <p>{texts.answeredText}</p>
    </>
  );
}

/** Explains why the owner cannot confirm. */
function Obstacle({ standing, isProved }: Pick<QuestionToSeller, "standing" | "isProved">): ReactNode {
  const texts = useTexts();
  if (standing === "stolen") return <p>{texts.stolen}</p>;
  if (standing === "disputed") return <p>{texts.disputed}</p>;
  if (standing === "under-review") return <p>{texts.underReview}</p>;
  return isProved ? null : (
    <p>
      {texts.prove} <Link to="/settings">{texts.proveLink}</Link>
    </p>
  );
}

const useAnswering = (token: string) => {
  const queryClient = useQueryClient();
  const { queryKey } = questionToSellerQuery(token);
  return useMutation({
    mutationFn: (answer: "yes" | "no") => answerQuestion(token, answer),
    onSuccess: (after) => queryClient.setQueryData(queryKey, after),
    // Someone else may have answered, or the bike may have changed.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
};

type Answering = ReturnType<typeof useAnswering>;
type ChoicesProps = Pick<QuestionToSeller, "standing" | "isProved"> & { answering: Answering };

function Choices({ standing, isProved, answering }: ChoicesProps): ReactNode {
  const texts = useTexts();
  const isOthers = standing === "not-yours";
  const isBusy = answering.isPending;
  const say = (answer: "yes" | "no") => () => {
    if (!isBusy) answering.mutate(answer);
  };
  const yes = isOthers ? texts.answerAnyway : texts.yes;
  return (
    <div className="ways ways--apart mail-page__steps">
      {isProved && (standing === "yours" || isOthers) && (
        <button
          type="button"
          className={`btn btn--lg btn--${isOthers ? "ghost" : "primary"}`}
          onClick={say("yes")}
          aria-disabled={isBusy}
        >
          {isBusy ? texts.sending : yes}
        </button>
      )}
      <button type="button" className="btn btn--lg btn--ghost" onClick={say("no")} aria-disabled={isBusy}>
        {texts.no}
      </button>
    </div>
  );
}

function Open({ token, question }: { token: string; question: QuestionToSeller }): ReactNode {
  const texts = useTexts();
  const answering = useAnswering(token);
  const { standing, isProved } = question;
  return (
    <>
      {standing === "not-yours" && (
        <div>
          <h2>{texts.notYours}</h2>
          <p>{texts.notYoursText}</p>
        </div>
      )}
      <Obstacle standing={standing} isProved={isProved} />
      {answering.error && <p role="alert">{failureText(answering.error)}</p>}
      <Choices standing={standing} isProved={isProved} answering={answering} />
      <p className="muted">{texts.none}</p>
    </>
  );
}

/** Sends nothing until a button is pressed. */
export function SellerAnswer({ token, intro }: { token: string; intro: ReactNode }): ReactNode {
  const { t } = useTranslation();
  const { data: me } = useQuery(meQuery);
  const { data, error } = useQuery(questionToSellerQuery(token));
  if (data === undefined)
    return error === null ? <Skeleton of={["title", "block"]} /> : <p role="alert">{failureText(error)}</p>;
  if (data.state !== "open") return <Answered question={data} />;
  return (
    <>
      {intro}
      <p className="muted">{t(($) => $.sellerQuestions.seller.signedInAs, { email: me?.email ?? "" })}</p>
      <Open token={token} question={data} />
    </>
  );
}
