import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { TodoQueue } from "#contract/todo.ts";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { Filters } from "./Filters.tsx";
import { Gaps } from "./Gaps.tsx";
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
  const { perQueue, ...found } = useCases(filter, decisions.isGone);
  const texts = t(($) => $.todo, { returnObjects: true, skipInterpolation: true });
  const isAnyWaiting = filter !== "all" || found.cases.length > 0;
  usePageTitle(texts.title);
  return (
    <main className="wrap inbox" id="content">
      <h1>{texts.title}</h1>
      {isAnyWaiting && (
        <Filters
          perQueue={perQueue}
          filter={filter}
          onChange={(queue) => setSearch(queue === "all" ? {} : { queue }, { replace: true })}
        />
      )}
      <Gaps {...found} />
      <Inbox cases={found.cases} decisions={decisions} />
    </main>
  );
}
