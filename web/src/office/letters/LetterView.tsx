import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Link } from "react-router-dom";
import { BackLink } from "#web/platform/ui/BackLink.tsx";
import type { ContactEntry, OpenedContactCase } from "#contract/office/contact-cases.ts";
import { DataRight } from "#contract/office/contact.ts";
import { CaseClaim } from "#web/platform/cases/CaseClaim.tsx";
import { dayText, momentText } from "#web/platform/i18n/day-text.ts";
import { OneItem } from "#web/platform/one-item/OneItem.tsx";
import { keepFocus } from "#web/platform/ui/list/keep-focus.ts";
import { Facts } from "#web/platform/ui/facts/Facts.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { personPath } from "#web/people/person-path.ts";
import { Acts } from "./Acts.tsx";
import { DueBadge, StateBadge } from "./LetterCard.tsx";
import { letterQueries } from "./letters-api.ts";

type Props = { letter: OpenedContactCase };

function LetterFacts({ letter }: Props): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { caseNumber, email, account, createdAt, due, personalNumberHidden, answeredIn } = letter;
  const texts = useTexts(($) => $.letters.facts);
  return (
    <>
      <Facts
        facts={[
          [texts.number, caseNumber],
          [texts.from, email],
          [
            texts.account,
            account === undefined ? (
              texts.noAccount
            ) : (
              <Link
                key="account"
                to={personPath(account.id, { from: { queue: "letters", caseId: caseNumber } })}
              >
                {account.name ?? account.id}
              </Link>
            ),
          ],
          [texts.language, texts.languages[letter.language]],
          [texts.came, momentText(createdAt, language)],
          [texts.due, due && dayText(due.on, language)],
          [
            texts.answered,
            answeredIn === undefined ? undefined : t(($) => $.letters.facts.days, { count: answeredIn }),
          ],
          [texts.hidden, personalNumberHidden ? texts.hiddenText : undefined],
        ]}
      />
      <p className="muted">{texts.accountHint}</p>
    </>
  );
}

function Entry({ entry: { kind, at, text, by } }: { entry: ContactEntry }): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { rights, somebody } = useTexts(($) => $.letters);
  const right = kind === "sorted" ? DataRight.safeParse(text).data : undefined;
  return (
    <li className={`letters__entry letters__entry--${kind}`}>
      <h3>
        {t(($) => $.letters.entries[kind], { name: by?.name ?? somebody })}
        <time dateTime={at}>{momentText(at, language)}</time>
      </h3>
      {text !== undefined && <p>{right === undefined ? text : rights[right]}</p>}
    </li>
  );
}

function Opened({ letter }: Props): ReactNode {
  const { caseNumber, topic, right, state, due, history, version } = letter;
  const texts = useTexts(($) => $.letters);
  const title = right === undefined ? texts.topics[topic] : texts.rights[right];
  usePageTitle(title);
  return (
    <div className="letters__opened" ref={keepFocus}>
      <h1>{title}</h1>
      <div className="ways letters__badges">
        <StateBadge state={state} />
        <DueBadge due={due} />
      </div>
      <LetterFacts letter={letter} />
      <section className="letters__part">
        <h2>{texts.history}</h2>
        <ol className="letters__history">
          {history.map((entry) => (
            <Entry key={`${entry.at} ${entry.kind}`} entry={entry} />
          ))}
        </ol>
      </section>
      {state !== "closed" && (
        <>
          <CaseClaim queue="letters" caseId={caseNumber} />
          <Acts key={version} letter={letter} />
        </>
      )}
    </div>
  );
}

/** Each view is logged. */
export function LetterView({ caseNumber }: { caseNumber: string }): ReactNode {
  const words = useTexts(($) => $.letters);
  const { data, error, refetch } = useQuery(letterQueries.one(caseNumber));
  return (
    <>
      <BackLink to={{ search: "" }}>{words.back}</BackLink>
      <OneItem query={{ data, error, refetch }} words={words} missing="contact-case-not-found">
        {(letter) => <Opened letter={letter} />}
      </OneItem>
    </>
  );
}
