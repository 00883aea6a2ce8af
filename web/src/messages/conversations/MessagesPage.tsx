import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useCallback, useState, useRef, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams, Link } from "react-router-dom";
import { usePageTitle } from "#web/platform/ui/use-page-title.ts";
import { useSettled } from "#web/platform/ui/use-settled.ts";
import { messageQueries } from "./queries.ts";
import { Talk } from "./Talk.tsx";
import { ThreadList } from "./ThreadList.tsx";
import { MessagesSquare, MessageCircle, Search, X } from "lucide-react";
import { EmptyList } from "#web/platform/ui/list/EmptyList.tsx";
import "./messages.css";
import { isInDialog, takesText } from "#web/platform/ui/key-target.ts";

const links = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(".threadlink")];

/** Focuses the next or previous thread, or the open one if none has the focus. */
const moveTo = (step: 1 | -1): boolean => {
  const all = links();
  const at = all.indexOf(
    document.activeElement instanceof HTMLElement ? document.activeElement : document.body,
  );
  const open = all.findIndex((link) => link.getAttribute("aria-current") !== null);
  const next = all[at === -1 ? Math.max(open, 0) : at + step];
  next?.focus();
  return next !== undefined;
};

const toSearch = (): boolean => {
  const field = document.querySelector<HTMLInputElement>("#thread-search");
  field?.focus();
  field?.select();
  return field !== null;
};

/** Returns true if the key was handled. */
const press = ({ key, target }: KeyboardEvent, onBack: (() => void) | undefined): boolean => {
  const inSearch = target instanceof Element && target.id === "thread-search";
  if (key === "Escape" && onBack !== undefined) {
    onBack();
    return true;
  }
  if (takesText(target) && !(inSearch && key === "ArrowDown")) return false;
  // The same keys scroll the messages.
  if (target instanceof Element && target.closest(".log") !== null) return false;
  if (key === "/") return toSearch();
  return (key === "ArrowDown" || key === "ArrowUp") && moveTo(key === "ArrowDown" ? 1 : -1);
};

/** Arrows move between threads, `/` goes to the search and Esc to the list. */
const useThreadKeys = (onBack: (() => void) | undefined): void => {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented)
        return;
      if (isInDialog(event.target)) return;
      if (press(event, onBack)) event.preventDefault();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [onBack]);
};

type Props = { q: string; onWrite: (q: string) => void };

function ThreadSearch({ q, onWrite }: Props): ReactNode {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const label = t(($) => $.messages.list.search);
  const clear = (): void => {
    onWrite("");
    field.current?.focus();
  };
  return (
    <search className="threadsearch">
      <Search size={20} aria-hidden="true" />
      <input
        ref={field}
        id="thread-search"
        type="text"
        aria-label={label}
        placeholder={label}
        value={q}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ target }) => onWrite(target.value)}
      />
      {q !== "" && (
        <button type="button" aria-label={t(($) => $.messages.list.clear)} onClick={clear}>
          <X size={20} aria-hidden="true" />
        </button>
      )}
    </search>
  );
}

function NoThreads(): ReactNode {
  const { t } = useTranslation();
  const texts = t(($) => $.messages.list, { returnObjects: true });
  return (
    <main className="wrap page" id="content">
      <h1>{t(($) => $.messages.title)}</h1>
      <EmptyList icon={MessageCircle} title={texts.empty} text={texts.emptyText}>
        <Link className="btn btn--primary" to="/">
          {texts.emptyStep}
        </Link>
      </EmptyList>
    </main>
  );
}

function ChooseThread(): ReactNode {
  const { t } = useTranslation();
  return (
    <div className="messages__talk messages__talk--none">
      <MessagesSquare size={48} strokeWidth={1.5} aria-hidden="true" />
      <p>
        <b>{t(($) => $.messages.list.choose)}</b>
      </p>
      <p className="muted">{t(($) => $.messages.list.chooseText)}</p>
    </div>
  );
}

const useBackToList = (threadId: string | undefined): (() => void) => {
  const navigate = useNavigate();
  return useCallback(() => {
    void Promise.resolve(navigate("/messages")).then(() =>
      document.querySelector<HTMLElement>(`[data-thread="${threadId}"]`)?.focus(),
    );
  }, [navigate, threadId]);
};

/** /messages and /messages/:threadId: list and conversation side by side, one at a time on phones. */
export function MessagesPage(): ReactNode {
  const { t } = useTranslation();
  const { threadId } = useParams();
  const [q, setQ] = useState("");
  const settled = useSettled(q).trim();
  const query = useInfiniteQuery(messageQueries.threads(settled));
  const back = useBackToList(threadId);
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
