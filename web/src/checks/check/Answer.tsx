import { Phone } from "lucide-react";
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import type { Language } from "#contract/people/accounts.ts";
import { documentAddress } from "#contract/people/documents.ts";
import type { CheckAnswer } from "#contract/checks/checks.ts";
import { AskSeller } from "#web/checks/seller/AskSeller.tsx";
import { kronorText } from "#web/platform/i18n/kronor-text.ts";
import { GetCertificate } from "#web/checks/certificate/GetCertificate.tsx";
import { type CheckTexts, filled } from "./check-texts.ts";
import { CheckedBikes } from "./CheckedBikes.tsx";
import { Verdict } from "./Verdict.tsx";

type Props = { answer: CheckAnswer; texts: CheckTexts; language: Language };

/** An ad changes the advice to a buyer, even if the number's status is the same. */
const caseOf = ({ ad, status }: CheckAnswer): keyof CheckTexts["cases"] =>
  status === "registered" && ad !== undefined ? "for-sale" : status;

function Lines({ title, lines, ordered }: { title: string; lines: readonly string[]; ordered?: true }) {
  const List = ordered === true ? "ol" : "ul";
  return (
    <section className="check__lines">
      <h2>{title}</h2>
      <List>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </List>
    </section>
  );
}

function NextSteps({ answer, texts, language }: Props): ReactNode {
  const { ad, bike, frameNumber, status } = answer;
  const search = `${documentAddress("/bike-search", language)}?${new URLSearchParams({ q: frameNumber })}`;
  return (
    <>
      {(status === "stolen" || status === "resembles-stolen") && (
        <>
          <a className="btn btn--danger btn--lg" href="tel:11414">
            <Phone size={20} aria-hidden="true" />
            {texts.police}
          </a>
          <p className="check__now">{texts.now}</p>
        </>
      )}
      {bike?.page !== undefined && (
        <a className="btn btn--ghost btn--lg" href={bike.page}>
          {texts.tip}
        </a>
      )}
      {ad !== undefined && (
        <a className="btn btn--primary btn--lg" href={`/bike-ads/${ad.id}`}>
          {filled(texts.ad, { price: kronorText(ad.price, language) })}
        </a>
      )}
      {status === "registered" && (
        <AskSeller about={{ number: frameNumber, ...(ad && { ad: ad.id }) }} text={texts.askSeller} />
      )}
      {status === "unknown" && (
        <a className="btn btn--ghost btn--lg" href={search}>
          {texts.similar}
        </a>
      )}
    </>
  );
}

/** If a part fails to load, the answer stays without it. */
const late = (load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }));

const AnswerMore = late(async () => (await import("./AnswerMore.tsx")).openMore());
const AfterAnswer = late(async () => (await import("./AfterAnswer.tsx")).AfterAnswer);

/** The whole answer on one screen: what the number is, what to do now, and what to ask the seller. */
export function Answer(props: Props): ReactNode {
  const { answer, texts } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const name = caseOf(answer);
  const { steps, ask } = texts.cases[name];
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <Verdict {...props} name={name} heading={heading} />
      <CheckedBikes {...props} />
      <Suspense>
        <AnswerMore {...props} />
      </Suspense>
      <div className="check__ways">
        <Lines title={texts.steps} lines={steps} ordered />
        <NextSteps {...props} />
        <Lines title={texts.ask} lines={ask} />
      </div>
      <GetCertificate number={answer.frameNumber} language={props.language} />
      <Suspense>
        <AfterAnswer {...props} />
      </Suspense>
    </>
  );
}
