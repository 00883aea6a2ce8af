import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, lazy, type ReactNode, Suspense, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link, useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { failureText } from "#web/platform/api/failure-text.ts";
import { keptLink } from "#web/platform/ui/kept-link.ts";
import { MailPage } from "#web/platform/ui/mail-page/MailPage.tsx";
import { Plate } from "#web/platform/ui/Plate.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { AnswerToAsker } from "./AnswerToAsker.tsx";
import { askerQuery, askSeller, isNone, sellerPath } from "./seller-api.ts";
import { LinkEnded } from "#web/platform/ui/mail-page/LinkEnded.tsx";
import "./seller-questions.css";
import type { QuestionOfAsker } from "#contract/checks/seller-questions.ts";
import { ShareButton } from "#web/bikes/card/ShareButton.tsx";
import { clockTime } from "#web/platform/i18n/day-text.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { ProblemError } from "#web/platform/api/errors.ts";
import { askPath } from "#web/checks/seller/ask-path.ts";
import { LineField } from "#web/platform/ui/field/TextField.tsx";

/** The address can name the number, and the ad from which the person came. */
const useAsking = () => {
  const navigate = useNavigate();
  const [wanted] = useSearchParams();
  const [frameNumber, setNumber] = useState(() => wanted.get("number") ?? "");
  const [town, setTown] = useState("");
  const listingId = wanted.get("ad") ?? undefined;
  const { mutate, error, isPending } = useMutation({
    mutationFn: askSeller,
    onSuccess: ({ token }) => void navigate(`${askPath}#${token}`),
  });
  const issues = error instanceof ProblemError ? error.issues : [];
  const faultOf = (field: string): string | undefined => issues.find(({ path }) => path === field)?.rule;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending) mutate({ frameNumber, town: town.trim() || undefined, listingId });
  };
  return {
    number: { fault: faultOf("frameNumber"), value: frameNumber, onType: setNumber },
    town: { fault: faultOf("town"), value: town, onType: setTown },
    listingId,
    submit,
    busy: isPending,
    failure: error !== null && issues.length === 0 ? failureText(error) : undefined,
  };
};

/** Makes a link for the seller. */
function AskForm(): ReactNode {
  const texts = useTexts(($) => $.sellerQuestions.ask);
  const { number, town, listingId, submit, busy, failure } = useAsking();
  return (
    <form className="ask-seller" onSubmit={submit} noValidate>
      <h1>{texts.title}</h1>
      <p>{texts.lead}</p>
      <LineField
        label={texts.number}
        hint={texts.numberHint}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        {...number}
      />
      <LineField label={texts.town} hint={texts.townHint} autoComplete="address-level2" {...town} />
      {failure !== undefined && <p role="alert">{failure}</p>}
      <button type="submit" className="btn btn--primary btn--lg" aria-disabled={busy}>
        {busy ? texts.asking : texts.ask}
      </button>
      {listingId !== undefined && <Link to={`/bike-ads/${listingId}`}>{texts.ad}</Link>}
    </form>
  );
}

const QrCode = lazy(async () => ({ default: (await import("#web/platform/ui/qr/QrCode.tsx")).QrCode }));

/** The link to the seller, until there is an answer. */
function OpenQuestion({ question }: { question: QuestionOfAsker }): ReactNode {
  const { t } = useTranslation();
  const texts = useTexts(($) => $.sellerQuestions.asked);
  const time = clockTime(question.openUntil, usePageLanguage());
  const link = new URL(`${sellerPath}#${question.sellerToken}`, location.origin).href;
  return (
    <>
      <h1>{texts.open}</h1>
      <p>{texts.openText}</p>
      <ShareButton url={link} title={texts.share} />
      <div className="seller-question__qr">
        <Suspense>
          <QrCode text={link} label={texts.qr} />
        </Suspense>
      </div>
      <p>{t(($) => $.sellerQuestions.asked.steps, { time })}</p>
      <output>{texts.waiting}</output>
      <p className="muted">{texts.keep}</p>
    </>
  );
}

function Question({ token }: { token: string }): ReactNode {
  const texts = useTexts(($) => $.sellerQuestions.asked);
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
