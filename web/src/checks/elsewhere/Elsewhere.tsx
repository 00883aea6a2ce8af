import { type ReactNode, useEffect, useState } from "react";
import type { BikeElsewhere, ElsewhereAnswer } from "#contract/checks/elsewhere.ts";
import type { Language } from "#contract/people/accounts.ts";
import { dayText } from "#web/platform/i18n/day-text.ts";
import type { Texts } from "#web/platform/i18n/texts.ts";
import { elsewhere as en } from "./texts/elsewhere-en.ts";
import { elsewhere as sv } from "./texts/elsewhere-sv.ts";
import "./elsewhere.css";

/** Milliseconds; the server itself waits for other registers for a second and a half. */
const patience = 6000;

const isAnswer = (body: unknown): body is { registers: ElsewhereAnswer[] } =>
  typeof body === "object" && body !== null && "registers" in body;

/** Asks without the typed client, whose schemas weigh more than the page may. What fails on the way counts as silence. */
const askElsewhere = async (number: string): Promise<readonly ElsewhereAnswer[]> => {
  try {
    const response = await fetch(`/api/checks/numbers/${encodeURIComponent(number)}/elsewhere`, {
      signal: AbortSignal.timeout(patience),
    });
    const body: unknown = await response.json();
    if (response.ok && isAnswer(body)) return body.registers;
  } catch {
    // Said below, as for a register that is silent.
  }
  return [{ source: "bike-index" }];
};

/** Both languages, as the library of texts would weigh more. */
const textsOf = { sv, en } as const;

type ElsewhereTexts = Texts<typeof sv>;
type Props = { number: string; language: Language };

/** Also inserts words of other registers, which may contain braces. */
const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");

const standingOf = ({ stolen, stolenAt }: BikeElsewhere, texts: ElsewhereTexts): string => {
  if (!stolen) return texts.registered;
  return stolenAt === undefined ? texts.stolen : texts.stolenAt;
};

type BikeProps = Props & { bike: BikeElsewhere; source: string };

function Bike({ bike, source, number, language }: BikeProps): ReactNode {
  const texts = textsOf[language];
  const { frameNumber, page, stolen, stolenAt = "", stolenPlace, title } = bike;
  const day = stolenAt && dayText(stolenAt, language);
  return (
    <li className={stolen ? "elsewhere__bike elsewhere__bike--stolen" : "elsewhere__bike"}>
      <b>{filled(standingOf(bike, texts), { source, day })}</b>
      <p>{[title, stolenPlace].filter(Boolean).join(", ")}</p>
      {frameNumber !== number && <p>{filled(texts.alike, { number: frameNumber })}</p>}
      {stolen && <p>{texts.warning}</p>}
      <a href={page} rel="noopener noreferrer">
        {filled(texts.open, { source })}
      </a>
    </li>
  );
}

function Register({ answer, ...props }: Props & { answer: ElsewhereAnswer }): ReactNode {
  const texts = textsOf[props.language];
  const source = texts.sources[answer.source];
  const { bikes } = answer;
  if (bikes === undefined) return <p>{filled(texts.silent, { source })}</p>;
  if (bikes.length === 0) return <p>{filled(texts.nothing, { source })}</p>;
  return (
    <ul>
      {bikes.map((bike) => (
        <Bike key={bike.page} bike={bike} source={source} {...props} />
      ))}
    </ul>
  );
}

/** Extends the answer about a number that our register does not know. The answer does not wait for it. */
export function Elsewhere(props: Props): ReactNode {
  const { number, language } = props;
  const texts = textsOf[language];
  const [answers, setAnswers] = useState<readonly ElsewhereAnswer[]>();
  useEffect(() => {
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const answered = await askElsewhere(number);
      if (isWanted) setAnswers(answered);
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [number]);
  // The stage asks no other register.
  if (answers?.length === 0) return null;
  return (
    <section className="elsewhere" aria-label={texts.title}>
      <div aria-live="polite" className="elsewhere__answers">
        {answers === undefined ? (
          <p>{texts.asking}</p>
        ) : (
          answers.map((answer) => <Register key={answer.source} answer={answer} {...props} />)
        )}
      </div>
      <p className="elsewhere__note">{texts.note}</p>
    </section>
  );
}
