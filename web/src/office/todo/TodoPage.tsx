import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { useSearchParams } from "react-router-dom";
import { BadgeCheck, CloudOff } from "lucide-react";
import { useQueries } from "@tanstack/react-query";
import { TodoQueue } from "#contract/office/todo.ts";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { EmptyList } from "#web/platform/ui/list/EmptyList.tsx";
import { FetchFailure } from "#web/platform/ui/list/FetchFailure.tsx";
import { Skeleton } from "#web/platform/ui/Skeleton.tsx";
import { Together } from "#web/platform/ui/Together.tsx";
import { type Case, keyOf, oldestFirst } from "#web/office/queues/case.ts";
import { caseQueries } from "#web/office/queues/case-queries.ts";
import { queues } from "#web/office/queues/queues.ts";
import { Inbox } from "./Inbox.tsx";
import { useDecisions } from "./use-decisions.ts";
import "./todo.css";

type Filter = TodoQueue | "all";

/** All queues in one list, oldest first, without cases already decided. */
const useCases = (filter: Filter, isGone: (key: string) => boolean) => {
  const results = useQueries({ queries: queues.map(({ id }) => caseQueries[id].query) });
  const perQueue = queues.map(({ id }, place) => ({
    id,
    cases: (results[place]?.data?.cases ?? []).filter((each) => !isGone(keyOf(each))),
    more: results[place]?.data?.more ?? false,
  }));
  const cases: readonly Case[] = perQueue
    .filter(({ id }) => filter === "all" || filter === id)
    .flatMap((queue) => queue.cases)
    .toSorted(oldestFirst);
  return {
    cases,
    perQueue,
    queries: results,
    isPending: results.some(({ isPending }) => isPending),
    isFailed: results.some(({ isError }) => isError),
    retry: () => {
      for (const query of results) if (query.isError) void query.refetch();
    },
  };
};

type PerQueue = ReturnType<typeof useCases>["perQueue"];
type Props = { perQueue: PerQueue; filter: Filter; onChange: (filter: Filter) => void };

const numberOf = (queues: PerQueue): string =>
  `${queues.reduce((sum, { cases }) => sum + cases.length, 0)}${queues.some(({ more }) => more) ? "+" : ""}`;

type ChipProps = { name: string; number: string; isOn: boolean; onPress: () => void };

function Chip({ name, number, isOn, onPress }: ChipProps): ReactNode {
  return (
    <button type="button" className="inbox__chip" aria-pressed={isOn} onClick={onPress}>
      {name} <b>{number}</b>
    </button>
  );
}

/** Leaves out empty queues. */
function Filters({ perQueue, filter, onChange }: Props): ReactNode {
  const texts = useTexts(($) => $.todo);
  return (
    <fieldset className="inbox__filters">
      <legend className="sr">{texts.filter}</legend>
      <Chip
        name={texts.all}
        number={numberOf(perQueue)}
        isOn={filter === "all"}
        onPress={() => onChange("all")}
      />
      {perQueue
        .filter(({ id, cases }) => cases.length > 0 || filter === id)
        .map((queue) => (
          <Chip
            key={queue.id}
            name={texts.queues[queue.id]}
            number={numberOf([queue])}
            isOn={filter === queue.id}
            onPress={() => onChange(queue.id)}
          />
        ))}
    </fieldset>
  );
}

type GapsProps = Pick<ReturnType<typeof useCases>, "cases" | "isPending" | "isFailed" | "retry">;

/** Shown if some queues failed to load; the other cases stay. */
function SomeMissing({ retry }: Pick<GapsProps, "retry">): ReactNode {
  const { t } = useTranslation();
  return (
    <p className="inbox__missing" role="alert">
      <CloudOff size={20} strokeWidth={1.9} aria-hidden="true" />
      <span>{t(($) => $.todo.failedText)}</span>
      <button type="button" className="btn btn--ghost" onClick={retry}>
        {t(($) => $.common.tryAgain)}
      </button>
    </p>
  );
}

function Gaps({ cases, isPending, isFailed, retry }: GapsProps): ReactNode {
  const texts = useTexts(($) => $.todo);
  if (isFailed)
    return cases.length > 0 ? (
      <SomeMissing retry={retry} />
    ) : (
      <FetchFailure title={texts.failed} text={texts.failedText} onRetry={retry} />
    );
  if (cases.length > 0) return null;
  if (isPending) return <Skeleton of={["block", "block", "block"]} />;
  return <EmptyList icon={BadgeCheck} title={texts.empty} text={texts.emptyText} />;
}

const filterIn = (search: URLSearchParams): Filter =>
  TodoQueue.options.find((queue) => queue === search.get("queue")) ?? "all";

/** /admin-todo: all queues in one list, oldest first. */
export function TodoPage(): ReactNode {
  const [search, setSearch] = useSearchParams();
  const filter = filterIn(search);
  const decisions = useDecisions();
  const { perQueue, queries, ...shown } = useCases(filter, decisions.isGone);
  const texts = useTexts(($) => $.todo);
  const isAnyWaiting = filter !== "all" || shown.cases.length > 0;
  usePageTitle(texts.title);
  return (
    <main className="wrap inbox" id="content">
      <h1>{texts.title}</h1>
      <Together waitFor={queries} of={["badge", "block", "block", "block"]}>
        {isAnyWaiting && (
          <Filters
            perQueue={perQueue}
            filter={filter}
            onChange={(queue) => setSearch(queue === "all" ? {} : { queue }, { replace: true })}
          />
        )}
        <Gaps {...shown} />
        <Inbox cases={shown.cases} decisions={decisions} />
      </Together>
    </main>
  );
}
