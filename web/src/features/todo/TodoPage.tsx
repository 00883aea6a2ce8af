import { BadgeCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { TodoQueue } from "#contract/todo.ts";
import { EmptyList } from "#web/ui/list/EmptyList.tsx";
import { FetchFailure } from "#web/ui/list/FetchFailure.tsx";
import { Skeleton } from "#web/ui/Skeleton.tsx";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { Filters } from "./Filters.tsx";
import { Inbox } from "./Inbox.tsx";
import { type Filter, useCases } from "./use-cases.ts";
import { useDecisions } from "./use-decisions.ts";
import "./todo.css";

const filterIn = (search: URLSearchParams): Filter =>
  TodoQueue.options.find((queue) => queue === search.get("queue")) ?? "all";

/** /admin-todo: what waits in all queues as one list, the oldest first. */
export function TodoPage(): ReactNode {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const filter = filterIn(search);
  const decisions = useDecisions();
  const { cases, perQueue, isPending, isFailed, retry } = useCases(filter, decisions.isGone);
  const texts = t(($) => $.todo, { returnObjects: true, skipInterpolation: true });
  usePageTitle(texts.title);
  return (
    <main className="wrap inbox" id="content">
      <h1>{texts.title}</h1>
      <Filters
        perQueue={perQueue}
        filter={filter}
        onChange={(queue) => setSearch(queue === "all" ? {} : { queue }, { replace: true })}
      />
      {isFailed && <FetchFailure title={texts.failed} text={texts.failedText} onRetry={retry} />}
      {isPending && <Skeleton of={["block", "block", "block"]} />}
      {!isPending && !isFailed && cases.length === 0 && (
        <EmptyList icon={BadgeCheck} title={texts.empty} text={texts.emptyText} />
      )}
      <Inbox cases={cases} decisions={decisions} />
    </main>
  );
}
