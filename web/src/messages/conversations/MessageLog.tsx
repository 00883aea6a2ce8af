import { type ReactNode, useRef, useState, useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { useQueryClient } from "@tanstack/react-query";
import { ArrowDown, ShieldCheck } from "lucide-react";
import type { Message, Thread } from "#contract/messages/messages.ts";
import { usePageHidden } from "#web/stickers/scan/use-page-hidden.ts";
import { queryKeys } from "#web/platform/api/query-keys.ts";
import { messagesApi } from "#web/messages/contact-owner/messages-api.ts";
import { MessageItems } from "./MessageItems.tsx";
import { OlderMessages, type OlderQuery } from "./OlderMessages.tsx";
import type { Unsent } from "./unsent.ts";
import { UnsentBubble } from "./UnsentBubble.tsx";
import { useLogScroll } from "./use-log-scroll.ts";
import { showThread } from "./thread-cache.ts";
import type { Undo } from "./use-undo.ts";
import "./log.css";
import "./bubble.css";

/** Expects the messages oldest first. */
const firstUnread = (messages: readonly Message[], unread: number): string | undefined =>
  messages.filter(({ mine }) => !mine).slice(-unread)[0]?.id;

/** Marks the thread as read while its end is in view. Returns the id of the first message that was unread. */
const useReadMark = (
  thread: Thread,
  messages: readonly Message[],
  isWatched: boolean,
  /** False while the messages come from the cache of an earlier visit. */
  isFresh: boolean,
): string | undefined => {
  const queries = useQueryClient();
  const { unread } = thread;
  const [mark, setMark] = useState<string>();
  const [isBegun, begin] = useState(false);
  if (isFresh && !isBegun) begin(true);
  if (isFresh && mark === undefined && unread > 0 && (!isBegun || !isWatched))
    setMark(firstUnread(messages, unread));
  const read = useEffectEvent(async (): Promise<void> => {
    await messagesApi.readThread({ params: { threadId: thread.id } });
    showThread(queries, { ...thread, unread: 0 });
    for (const queryKey of [queryKeys.counts.all, queryKeys.notifications.all])
      void queries.invalidateQueries({ queryKey });
  });
  useEffect(() => {
    // After a failure, the next message tries again.
    if (unread > 0 && isWatched) read().catch(() => undefined);
  }, [unread, isWatched]);
  return mark;
};

function SafetyNotice({ thread }: { thread: Thread }): ReactNode {
  const texts = useTexts(($) => $.messages.safety);
  return (
    <aside className="safety" aria-label={texts.title}>
      <ShieldCheck size={22} aria-hidden="true" />
      <div>
        <p>
          <b>{texts.title}</b>
        </p>
        <ul>
          {texts.list.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
        {thread.bike.status === "stolen" && (
          <p>
            <b>{texts.stolen}</b>
          </p>
        )}
      </div>
    </aside>
  );
}

/** Counts the other person's messages since the end was last in view. */
const useNewBelow = (messages: readonly Message[], isAtEnd: boolean): number => {
  const newest = messages.at(-1)?.id;
  const [seen, setSeen] = useState(newest);
  if (isAtEnd && seen !== newest) setSeen(newest);
  const since = messages.slice(messages.findIndex(({ id }) => id === seen) + 1);
  return since.filter(({ mine }) => !mine).length;
};

type ToNewestProps = { messages: readonly Message[]; isAtEnd: boolean; onGo: () => void };

function ToNewest({ messages, isAtEnd, onGo }: ToNewestProps): ReactNode {
  const { t } = useTranslation();
  const count = useNewBelow(messages, isAtEnd);
  if (isAtEnd) return null;
  return (
    <button type="button" className="log__newest" onClick={onGo}>
      <ArrowDown size={18} aria-hidden="true" />
      {count > 0 ? (
        t(($) => $.messages.thread.newBelow, { count })
      ) : (
        <span className="sr">{t(($) => $.messages.thread.toNewest)}</span>
      )}
    </button>
  );
}

function Arrivals({ messages }: { messages: readonly Message[] }): ReactNode {
  const { t } = useTranslation();
  const [begun] = useState(() => messages.at(-1)?.at ?? "");
  const newest = messages.at(-1);
  return (
    <output className="sr">
      {newest !== undefined && !newest.mine && newest.at > begun
        ? t(($) => $.messages.thread.arrived, { text: newest.text })
        : ""}
    </output>
  );
}

type Props = {
  thread: Thread;
  messages: readonly Message[];
  older: OlderQuery;
  undo: Undo;
  unsent: readonly Unsent[];
  onRetry: (entry: Unsent) => void;
  onRemove: (entry: Unsent) => void;
};

const isFresh = ({ isFetching, isFetchedAfterMount }: OlderQuery): boolean =>
  isFetchedAfterMount || !isFetching;

/** Newest message last; the log opens scrolled to the end. */
export function MessageLog({ thread, messages, older, undo, unsent, onRetry, onRemove }: Props): ReactNode {
  const { t } = useTranslation();
  const start = useRef<HTMLLIElement>(null);
  const isHidden = usePageHidden();
  const { log, isAtEnd, onScroll, scrollToEnd } = useLogScroll({
    first: messages[0]?.id,
    last: unsent.at(-1)?.key ?? messages.at(-1)?.id,
    lastIsMine: unsent.length > 0,
    start,
  });
  const mark = useReadMark(thread, messages, isAtEnd && !isHidden, isFresh(older));
  const isWhole = !older.hasNextPage;
  return (
    <div className="logframe">
      <section
        ref={log}
        className="log"
        aria-label={t(($) => $.messages.thread.log)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
        tabIndex={0}
        onScroll={onScroll}
      >
        <OlderMessages older={older} />
        {isWhole && <SafetyNotice thread={thread} />}
        <ol className="log__messages">
          <MessageItems {...{ thread, messages, mark, start, undo, isWhole }} />
          {unsent.map((entry) => (
            <UnsentBubble key={entry.key} entry={entry} onRetry={onRetry} onRemove={onRemove} />
          ))}
        </ol>
      </section>
      <ToNewest messages={messages} isAtEnd={isAtEnd} onGo={scrollToEnd} />
      <Arrivals messages={messages} />
    </div>
  );
}
