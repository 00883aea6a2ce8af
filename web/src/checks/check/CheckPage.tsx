import type { ReactNode } from "react";
import type { Language } from "#contract/people/accounts.ts";
import { documentAddress } from "#contract/people/documents.ts";
import type { consent } from "#web/platform/i18n/sv/consent.ts";
import type { site } from "#web/platform/i18n/sv/site.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";
import { ConsentPanel } from "#web/platform/ui/consent/ConsentPanel.tsx";
import { PublicFooter } from "#web/platform/ui/public/PublicFooter.tsx";
import { PublicHeader } from "#web/platform/ui/public/PublicHeader.tsx";
import { useSignedIn } from "#web/platform/auth/use-signed-in.ts";
import { Answer } from "./Answer.tsx";
import type { Failure, Outcome } from "./ask-register.ts";
import { CheckForm } from "./CheckForm.tsx";
import type { CheckTexts } from "./check-texts.ts";
import { Start } from "./Start.tsx";
import { useNumber } from "./use-number.ts";
import { useOutcome } from "./use-outcome.ts";
import "./check.css";

type Props = { texts: CheckTexts; language: Language };

type FailedProps = Props & { failure: Failure; number: string; onAgain: () => void };

function Failed({ failure, number, texts, language, onAgain }: FailedProps): ReactNode {
  const { title, text } = texts.failures[failure];
  const search = `${documentAddress("/bike-search", language)}?${new URLSearchParams({ q: number })}`;
  return (
    <section className="check__verdict" role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      {failure === "not-a-number" ? (
        <a href={search}>{texts.words}</a>
      ) : (
        <button type="button" className="btn btn--primary btn--lg" onClick={onAgain}>
          {texts.again}
        </button>
      )}
    </section>
  );
}

type ResultProps = Props & { number: string; outcome: Outcome | undefined; onAgain: () => void };

function Result({ outcome, number, texts, language, onAgain }: ResultProps): ReactNode {
  if (outcome === undefined)
    return <output className="check__verdict check__loading">{texts.loading}</output>;
  if ("answer" in outcome)
    return <Answer key={outcome.answer.at} answer={outcome.answer} texts={texts} language={language} />;
  return (
    <Failed failure={outcome.failure} number={number} texts={texts} language={language} onAgain={onAgain} />
  );
}

/** Keeps the number in the field, because most unknown numbers were misread or mistyped. */
function Checked({ number, texts, language }: Props & { number: string }): ReactNode {
  const { outcome, onAgain } = useOutcome(number);
  return (
    <>
      <Result outcome={outcome} number={number} texts={texts} language={language} onAgain={onAgain} />
      <section className="check__another">
        <h2>{texts.another}</h2>
        <CheckForm key={number} texts={texts} language={language} number={number} />
      </section>
    </>
  );
}

type PageProps = Props & { siteTexts: Texts<typeof site>; consentTexts: Texts<typeof consent> };

/** A separate document: the router and the library of texts would weigh more than the page. */
export function CheckPage({ texts, siteTexts, consentTexts, language }: PageProps): ReactNode {
  const number = useNumber();
  const signedIn = useSignedIn();
  return (
    <>
      <PublicHeader texts={siteTexts} language={language} signedIn={signedIn} document="/check" />
      <main className="check" id="content">
        {number === "" ? (
          <Start texts={texts} language={language} />
        ) : (
          <Checked number={number} texts={texts} language={language} />
        )}
      </main>
      <PublicFooter texts={siteTexts} cookies={consentTexts.settings} language={language} />
      <ConsentPanel texts={consentTexts} />
    </>
  );
}
