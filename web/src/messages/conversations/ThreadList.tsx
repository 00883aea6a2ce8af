import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { SearchX, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Thread } from "#contract/messages/messages.ts";
import { failureText } from "#web/platform/api/failure-text.ts";
import { PagedList } from "#web/platform/ui/list/PagedList.tsx";
import { BikePicture } from "#web/platform/ui/bike-art/BikePicture.tsx";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { useBikeName } from "./bike-name.ts";
import { shortTime } from "./times.ts";
import { useNow } from "./use-now.ts";
import "./threads.css";

const maxShown = 9;

function Unread({ count }: { count: number }): ReactNode {
  const { t } = useTranslation();
  return (
    count > 0 && (
      <span className="threadlink__unread">
        <span aria-hidden="true">{count > maxShown ? `${maxShown}+` : count}</span>
        <span className="sr">{t(($) => $.messages.list.unread, { count })}</span>
      </span>
    )
  );
}

function Who({ thread: { bike, otherName } }: { thread: Thread }): ReactNode {
  const { t } = useTranslation();
  return (
    <span className="threadlink__name">
      {otherName}
      {bike.status === "stolen" && (
        <span className="threadlink__stolen">
          <TriangleAlert size={14} strokeWidth={2.6} aria-hidden="true" />
          {t(($) => $.messages.list.stolen)}
        </span>
      )}
    </span>
  );
}

type ThreadLinkProps = { thread: Thread; isOpen: boolean; now: number };

function ThreadLink({ thread, isOpen, now }: ThreadLinkProps): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { id, bike, unread, lastAt, lastText, lastMine } = thread;
  const texts = t(($) => $.messages.list, { returnObjects: true, text: lastText });
  return (
    <Link
      className={`threadlink${unread > 0 ? " threadlink--unread" : ""}`}
      to={`/messages/${id}`}
      data-thread={id}
      aria-current={isOpen ? "page" : undefined}
    >
      <BikePicture bike={bike} className="threadlink__picture" />
      <span className="threadlink__body">
        <span className="threadlink__line">
          <b className="threadlink__bike">{useBikeName(bike)}</b>
          <time dateTime={lastAt}>{shortTime(lastAt, now, language, texts.yesterday)}</time>
        </span>
        <Who thread={thread} />
        <span className="threadlink__line">
          <span className="threadlink__text">{lastMine ? texts.you : lastText}</span>
          <Unread count={unread} />
        </span>
      </span>
    </Link>
  );
}

type Props = {
  query: UseInfiniteQueryResult<InfiniteData<{ items: Thread[] }>>;
  q: string;
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
