import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Message, Thread } from "#contract/messages.ts";
import { usePageHidden } from "#web/ui/qr-scan/use-page-hidden.ts";
import { Arrivals } from "./Arrivals.tsx";
import { MessageItems } from "./MessageItems.tsx";
import { OlderMessages, type Older } from "./OlderMessages.tsx";
import { SafetyNotice } from "./SafetyNotice.tsx";
import { ToNewest } from "./ToNewest.tsx";
import type { Unsent } from "./unsent.ts";
import { UnsentBubble } from "./UnsentBubble.tsx";
import { useLogScroll } from "./use-log-scroll.ts";
import { useReadMark } from "./use-read-mark.ts";
import type { Undo } from "./use-undo.ts";
import "./log.css";
import "./bubble.css";

type Props = {
  thread: Thread;
  messages: readonly Message[];
  older: Older;
  undo: Undo;
  unsent: readonly Unsent[];
  onRetry: (entry: Unsent) => void;
  onRemove: (entry: Unsent) => void;
};

const isFresh = ({ isFetching, isFetchedAfterMount }: Older): boolean => isFetchedAfterMount || !isFetching;

/** All that has been said, the newest at the end, where one begins to read. */
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
