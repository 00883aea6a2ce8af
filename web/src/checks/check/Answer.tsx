import {
  BadgeCheck,
  CircleQuestionMark,
  Hourglass,
  type LucideIcon,
  Phone,
  Store,
  TriangleAlert,
} from "lucide-react";
import { type ComponentType, lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef } from "react";
import type { Language } from "#contract/people/accounts.ts";
import { documentAddress } from "#contract/people/documents.ts";
import type { CheckAnswer } from "#contract/checks/checks.ts";
import { AskSeller } from "#web/checks/seller/AskSeller.tsx";
import { kronorText } from "#web/platform/i18n/kronor-text.ts";
import { GetCertificate } from "#web/checks/certificate/GetCertificate.tsx";
import { type CheckTexts, filled } from "./check-texts.ts";
import { CheckedBikes } from "./CheckedBikes.tsx";
import { dayText, momentText } from "#web/platform/i18n/day-text.ts";
import { Plate } from "#web/platform/ui/Plate.tsx";

const icons: Readonly<Record<CheckAnswer["status"], LucideIcon>> = {
  stolen: TriangleAlert,
  "resembles-stolen": TriangleAlert,
  disputed: Hourglass,
  sold: Store,
  registered: BadgeCheck,
  unknown: CircleQuestionMark,
};

type VerdictProps = { answer: CheckAnswer; texts: CheckTexts; language: Language };

const reportOf = ({ answer: { bike }, texts, language }: VerdictProps): string => {
  if (bike?.stolenSince === undefined) return "";
  const said = { day: dayText(bike.stolenSince, language), place: bike.stolenPlace ?? "" };
  return filled(bike.stolenPlace === undefined ? texts.reported : texts.reportedAt, said);
};

const ownerOf = ({ answer: { ownerSince, status }, texts }: VerdictProps): string => {
  if (status !== "registered") return "";
  return ownerSince === undefined ? texts.proved : filled(texts.since, { year: ownerSince });
};

type HeadedProps = VerdictProps & {
  name: keyof CheckTexts["cases"];
  heading: RefObject<HTMLHeadingElement | null>;
};

/** Tells by words, sign and colour what the number is, large enough to read in the sun. */
function Verdict({ name, heading, ...props }: HeadedProps): ReactNode {
  const { answer, texts, language } = props;
  const { sign, title, text } = texts.cases[name];
  const Icon = icons[answer.status];
  const isFresh = answer.status === "registered" && answer.bike?.newlyRegistered === true;
  const said = [reportOf(props), text, ownerOf(props), isFresh ? texts.fresh : ""];
  return (
    <section className={`check__verdict check__verdict--${answer.status}`}>
      <p className="check__sign">
        <Icon size={22} strokeWidth={2.4} aria-hidden="true" />
        {sign}
      </p>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {answer.status !== "resembles-stolen" && (
        <Plate
          number={answer.frameNumber}
          label={texts.field}
          size="lg"
          stolen={answer.status === "stolen"}
        />
      )}
      {said
        .filter((sentence) => sentence !== "")
        .map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      <p className="check__at">{filled(texts.at, { at: momentText(answer.at, language) })}</p>
    </section>
  );
}

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
