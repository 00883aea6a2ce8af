import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Thread } from "#contract/messages.ts";
import { failureText } from "#web/api/failure-text.ts";
import { PagedList } from "#web/ui/list/PagedList.tsx";
import { ThreadLink } from "./ThreadLink.tsx";
import { useNow } from "./use-now.ts";
import "./threads.css";

type Props = {
  query: UseInfiniteQueryResult<InfiniteData<{ items: Thread[] }>>;
  /** What is searched for. */
  q: string;
  /** The conversation beside the list. */
  open: string | undefined;
};

function NoHit({ q }: { q: string }): ReactNode {
  const { t } = useTranslation();
  return (
    <output className="threads__none">
      <SearchX size={36} strokeWidth={1.6} aria-hidden="true" />
      <b>{q === "" ? t(($) => $.messages.list.empty) : t(($) => $.messages.list.none, { q })}</b>
      {q !== "" && <span className="muted">{t(($) => $.messages.list.noneText)}</span>}
    </output>
  );
}

function Skeletons(): ReactNode {
  return (
    <ul className="paged" aria-hidden="true">
      {["a", "b", "c", "d", "e"].map((each) => (
        <li key={each} className="thread-skeleton">
          <span className="skeleton thread-skeleton__picture" />
          <span className="thread-skeleton__lines">
            <span className="skeleton" />
            <span className="skeleton" />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** One's conversations, the newest first. */
export function ThreadList({ query, q, open }: Props): ReactNode {
  const now = useNow();
  return (
    <div className="threads">
      <PagedList
        query={query}
        why={failureText}
        waiting={<Skeletons />}
        empty={<NoHit q={q} />}
        keyOf={({ id }) => id}
      >
        {(thread) => <ThreadLink thread={thread} isOpen={thread.id === open} now={now} />}
      </PagedList>
    </div>
  );
}
