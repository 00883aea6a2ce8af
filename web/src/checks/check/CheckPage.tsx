import { type ReactNode, useEffect, useState } from "react";
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
import { CheckForm } from "./CheckForm.tsx";
import type { CheckTexts } from "./check-texts.ts";
import { openNumber, useNumber } from "./use-number.ts";
import "./check.css";
import { FrameSpots } from "#web/bikes/FrameSpots.tsx";
import type { CheckAnswer } from "#contract/checks/checks.ts";

type Failure = "not-a-number" | "day" | "pause" | "offline" | "failed";
type Outcome = { readonly answer: CheckAnswer } | { readonly failure: Failure };

/** Milliseconds. Whoever stands beside a seller tries again sooner. */
const patience = 12_000;

/** A longer one is no number, and one of dots would leave the address. */
const isAskable = (typed: string): boolean => typed.length <= 60 && /[\p{L}\p{N}]/u.test(typed);

/** A slash would end the part of the path. */
const inPath = (typed: string): string =>
  encodeURIComponent(typed.replace(/^\W*s\s*\/\s*n\b/i, "SN:").replaceAll("/", " "));

const isAnswer = (body: unknown): body is CheckAnswer =>
  typeof body === "object" && body !== null && "frameNumber" in body && "status" in body;

const codeIn = (body: unknown): unknown =>
  typeof body === "object" && body !== null && "code" in body ? body.code : undefined;

const failureOf = (status: number, code: unknown): Failure => {
  if (code === "reading-limit-reached") return "day";
  if (status === 429) return "pause";
  return status === 400 ? "not-a-number" : "failed";
};

/** Asks without the typed client, whose schemas weigh more than this page may. */
const askRegister = async (number: string): Promise<Outcome> => {
  if (!isAskable(number)) return { failure: "not-a-number" };
  const request = { signal: AbortSignal.timeout(patience) };
  const response = await fetch(`/api/checks/numbers/${inPath(number)}`, request).catch(() => undefined);
  if (response === undefined) return { failure: navigator.onLine ? "failed" : "offline" };
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok && isAnswer(body)) return { answer: body };
  return { failure: failureOf(response.status, codeIn(body)) };
};

type Given = { readonly camera: boolean; readonly photo: Blob | undefined; readonly isEmpty: boolean };

const nothing: Given = { camera: false, photo: undefined, isEmpty: false };

/** Takes what the installed site was opened with: its shortcut to the camera, or what was shared to it. */
const takeGiven = async (): Promise<Given> => {
  const given = new URLSearchParams(location.hash.slice(1));
  const shared = given.get("shared");
  const camera = given.has("camera");
  // Going back must not open the camera again.
  if (camera) history.replaceState(null, "", location.pathname);
  if (shared === null) return { ...nothing, camera };
  const { takeShared } = await import("./take-shared.ts");
  const { number, photo } = await takeShared(shared);
  if (photo !== undefined) return { ...nothing, camera: true, photo };
  if (number !== undefined) openNumber(number);
  return { ...nothing, isEmpty: number === undefined };
};

function Start({ texts, language }: { texts: CheckTexts; language: Language }): ReactNode {
  const [{ camera, photo, isEmpty }, setGiven] = useState(nothing);
  useEffect(() => {
    const take = async (): Promise<void> => setGiven(await takeGiven());
    void take();
  }, []);
  return (
    <>
      <h1>{texts.title}</h1>
      <p className="check__lead">{texts.lead}</p>
      {isEmpty && <p role="alert">{texts.sharedNothing}</p>}
      <CheckForm texts={texts} language={language} number="" startsOpen={camera} photo={photo} />
      <p className="check__privacy">{texts.privacy}</p>
      <section className="check__where">
        <h2>{texts.where}</h2>
        <FrameSpots places={texts.places} />
      </section>
    </>
  );
}

type Asked = { readonly number: string; readonly outcome: Outcome };

/** Undefined while the register is asked. */
const useOutcome = (number: string): { outcome: Outcome | undefined; onAgain: () => void } => {
  const [asked, setAsked] = useState<Asked>();
  const isAsked = asked?.number === number;
  useEffect(() => {
    if (isAsked) return undefined;
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const outcome = await askRegister(number);
      if (isWanted) setAsked({ number, outcome });
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [number, isAsked]);
  return { outcome: isAsked ? asked.outcome : undefined, onAgain: () => setAsked(undefined) };
};

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
