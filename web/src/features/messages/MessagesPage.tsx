import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams } from "react-router-dom";
import { usePageTitle } from "#web/ui/use-page-title.ts";
import { useSettled } from "#web/ui/use-settled.ts";
import { ChooseThread } from "./ChooseThread.tsx";
import { NoThreads } from "./NoThreads.tsx";
import { messageQueries } from "./queries.ts";
import { Talk } from "./Talk.tsx";
import { ThreadList } from "./ThreadList.tsx";
import { ThreadSearch } from "./ThreadSearch.tsx";
import { useThreadKeys } from "./use-thread-keys.ts";
import "./messages.css";

const useBack = (threadId: string | undefined): (() => void) => {
  const navigate = useNavigate();
  return useCallback(() => {
    void Promise.resolve(navigate("/messages")).then(() =>
      document.querySelector<HTMLElement>(`[data-thread="${threadId}"]`)?.focus(),
    );
  }, [navigate, threadId]);
};

/** /messages and /messages/:threadId: side by side where there is room, one after the other on phones. */
export function MessagesPage(): ReactNode {
  const { t } = useTranslation();
  const { threadId } = useParams();
  const [q, setQ] = useState("");
  const settled = useSettled(q).trim();
  const query = useInfiniteQuery(messageQueries.threads(settled));
  const back = useBack(threadId);
  useThreadKeys(threadId === undefined ? undefined : back);
  const title = t(($) => $.messages.title);
  usePageTitle(title);
  const hasNone = settled === "" && query.data?.pages[0]?.items.length === 0 && !query.hasNextPage;
  if (threadId === undefined && hasNone && q === "") return <NoThreads />;
  const Heading = threadId === undefined ? "h1" : "h2";
  return (
    <main className={`wrap messages${threadId === undefined ? "" : " messages--open"}`} id="content">
      <section className="messages__list" aria-label={t(($) => $.messages.list.label)}>
        <Heading className="messages__title">{title}</Heading>
        <ThreadSearch q={q} onWrite={setQ} />
        <ThreadList query={query} q={settled} open={threadId} />
      </section>
      {threadId === undefined ? <ChooseThread /> : <Talk key={threadId} threadId={threadId} onBack={back} />}
    </main>
  );
}
