import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { BackLink } from "#web/platform/ui/BackLink.tsx";
import { type OpenedBug, nextBugStates } from "#contract/office/bug-reports.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { momentText } from "#web/platform/i18n/day-text.ts";
import { OneItem } from "#web/platform/one-item/OneItem.tsx";
import { Facts } from "#web/platform/ui/facts/Facts.tsx";
import { CaseClaim } from "#web/platform/cases/CaseClaim.tsx";
import { PagedList } from "#web/platform/ui/list/PagedList.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { StateBadge } from "./BugCard.tsx";
import { BugLetter } from "./BugLetter.tsx";
import { bugQueries, moveBug } from "./queries.ts";
import { useBugChange } from "./use-bug-change.ts";

type Props = { bug: OpenedBug };

function StateButtons({ bug: { id, state } }: Props): ReactNode {
  const { t } = useTranslation();
  const { mutate, isPending, error } = useBugChange(id, (to: OpenedBug["state"]) => moveBug(id, state, to));
  return (
    <div className="ways ways--apart">
      {nextBugStates[state].map((to) => (
        <button
          key={to}
          type="button"
          className={to === "resolved" ? "btn btn--primary" : "btn btn--ghost"}
          aria-disabled={isPending}
          onClick={() => {
            if (!isPending) mutate(to);
          }}
        >
          {state === "resolved" ? t(($) => $.bugReports.reopen) : t(($) => $.bugReports.moves[to])}
        </button>
      ))}
      <p role="alert">{error !== null && failureText(error)}</p>
    </div>
  );
}

function BugFacts({ bug }: Props): ReactNode {
  const language = usePageLanguage();
  const texts = useTexts(($) => $.bugReports);
  return (
    <Facts
      facts={[
        [texts.count, String(bug.count)],
        [texts.page, bug.path],
        [texts.error, bug.error],
        [texts.version, bug.version],
        [texts.first, momentText(bug.firstAt, language)],
        [texts.last, momentText(bug.lastAt, language)],
      ]}
    />
  );
}

function Letters({ id }: { id: string }): ReactNode {
  const query = useInfiniteQuery({
    ...bugQueries.one(id),
    select: ({ pages, pageParams }) => ({
      pages: pages.map(({ letters }) => ({ items: letters })),
      pageParams,
    }),
  });
  const { letters, noLetters } = useTexts(($) => $.bugReports);
  return (
    <section className="stack stack--near bugs__letters">
      <h2>{letters}</h2>
      <PagedList
        query={query}
        why={failureText}
        empty={<p className="muted">{noLetters}</p>}
        keyOf={(letter) => letter.id}
      >
        {(letter) => <BugLetter bugId={id} letter={letter} />}
      </PagedList>
    </section>
  );
}

function Opened({ bug }: Props): ReactNode {
  usePageTitle(bug.words);
  return (
    <>
      <h1>{bug.words}</h1>
      <StateBadge state={bug.state} />
      <CaseClaim queue="bugs" caseId={bug.id} />
      <BugFacts bug={bug} />
      <StateButtons bug={bug} />
      <Letters id={bug.id} />
    </>
  );
}

export function BugView({ id }: { id: string }): ReactNode {
  const words = useTexts(($) => $.bugReports);
  const { data, error, refetch } = useInfiniteQuery(bugQueries.one(id));
  return (
    <>
      <BackLink to={{ search: "" }}>{words.back}</BackLink>
      <OneItem query={{ data: data?.pages[0], error, refetch }} words={words} missing="bug-not-found">
        {(bug) => <Opened bug={bug} />}
      </OneItem>
    </>
  );
}
