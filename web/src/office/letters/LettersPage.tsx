import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { MailCheck, SearchX } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { useSearchParams } from "react-router-dom";
import { ContactState } from "#contract/office/contact-cases.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { EmptyList } from "#web/platform/ui/list/EmptyList.tsx";
import { PagedList } from "#web/platform/ui/list/PagedList.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { LinkTabs } from "#web/platform/ui/tabs/LinkTabs.tsx";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { LetterCard } from "./LetterCard.tsx";
import { LetterView } from "./LetterView.tsx";
import { letterQueries } from "./letters-api.ts";
import { SearchForm } from "#web/office/SearchForm.tsx";
import "#web/platform/ui/list/link-card.css";
import "./letters.css";

const stateIn = (parameters: URLSearchParams): ContactState =>
  ContactState.options.find((state) => state === parameters.get("state")) ?? "new";

function Letters({ title }: { title: string }): ReactNode {
  const [parameters] = useSearchParams();
  const state = stateIn(parameters);
  const query = useInfiniteQuery(letterQueries.list(state));
  const { states, empty } = useTexts(($) => $.letters);
  return (
    <>
      <LinkTabs
        label={title}
        shown={state}
        tabs={ContactState.options.map((id) => ({
          id,
          text: states[id],
          to: id === "new" ? "" : `state=${id}`,
        }))}
      />
      <PagedList
        query={query}
        why={failureText}
        empty={<EmptyList icon={MailCheck} {...empty[state]} />}
        keyOf={({ caseNumber }) => caseNumber}
      >
        {(letter) => <LetterCard letter={letter} />}
      </PagedList>
    </>
  );
}

function FoundLetters({ q, onEnd }: { q: string; onEnd: () => void }): ReactNode {
  const { data, error } = useQuery(letterQueries.found(q));
  const texts = useTexts(($) => $.letters.search);
  return (
    <>
      <button type="button" className="btn btn--ghost letters__all" onClick={onEnd}>
        {texts.all}
      </button>
      {error !== null && <p role="alert">{failureText(error)}</p>}
      {data === undefined && error === null && <Skeleton of={["block"]} />}
      {data?.items.length === 0 && (
        <EmptyList icon={SearchX} title={texts.nothing} text={texts.nothingText} />
      )}
      {data?.items.map((letter) => (
        <LetterCard key={letter.caseNumber} letter={letter} />
      ))}
    </>
  );
}

/** A link from a person's page names their account, so that no address ends up in a URL. */
function AllLetters({ person }: { person: string | undefined }): ReactNode {
  const [q, seek] = useState(person);
  const { title, lead, search } = useTexts(($) => $.letters);
  usePageTitle(title);
  return (
    <>
      <h1>{title}</h1>
      <p className="muted">{lead}</p>
      <SearchForm className="letters__search" words={search} onSeek={seek} />
      <div className="letters__list">
        {q === undefined ? <Letters title={title} /> : <FoundLetters q={q} onEnd={() => seek(undefined)} />}
      </div>
    </>
  );
}

/** /admin-letters, or one letter with `?id=`. */
export function LettersPage(): ReactNode {
  const [parameters] = useSearchParams();
  const id = parameters.get("id");
  return (
    <main className="wrap page" id="content">
      {id === null ? (
        <AllLetters person={parameters.get("person") ?? undefined} />
      ) : (
        <LetterView key={id} caseNumber={id} />
      )}
    </main>
  );
}
