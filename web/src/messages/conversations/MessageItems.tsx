import { Fragment, type ReactNode, type Ref, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTexts } from "#web/platform/i18n/use-texts.ts";
import { Undo2 } from "lucide-react";
import { type Message, type Thread, secondsToUndo } from "#contract/messages/messages.ts";
import { usePageLanguage } from "#web/platform/ui/use-page-language.ts";
import { Plate } from "#web/platform/ui/Plate.tsx";
import { clockTime } from "#web/platform/i18n/day-text.ts";
import { useCountdown } from "#web/platform/ui/use-countdown.ts";
import { messageWords } from "./message-words.ts";
import { dayHeading, dayOf } from "./times.ts";
import { useNow } from "./use-now.ts";
import type { Undo } from "./use-undo.ts";

type BubbleProps = {
  message: Message;
  thread: Thread;
  badge: boolean;
  timed: boolean;
  children?: ReactNode;
};

/** Shows the text as typed; nothing in it becomes a link. */
function Bubble({ message, thread, badge, timed, children }: BubbleProps): ReactNode {
  const { t } = useTranslation();
  const language = usePageLanguage();
  const { mine, at, text, type } = message;
  const { bike, otherName } = thread;
  const { plate, words } = messageWords(text, bike.frameNumber);
  return (
    <li className={`bubble bubble--${mine ? "mine" : "theirs"}`}>
      <div className="bubble__box">
        <span className="sr">{mine ? t(($) => $.messages.thread.you) : otherName}: </span>
        {badge && <span className="bubble__type">{t(($) => $.messages.types[type])}</span>}
        {plate !== undefined && (
          <span className="bubble__plate">
            <Plate
              number={plate}
              label={t(($) => $.common.frameNumber)}
              size="sm"
              stolen={bike.status === "stolen"}
            />
          </span>
        )}
        <p className="bubble__words">{words}</p>
      </div>
      <div className="bubble__foot">
        {children}
        {timed && <time dateTime={at}>{clockTime(at, language)}</time>}
      </div>
    </li>
  );
}

type UndoButtonProps = {
  /** Server time; the browser's clock may differ. */
  until: string;
  busy: boolean;
  onUndo: () => void;
};

const secondsUntil = (moment: string): number =>
  Math.min(secondsToUndo, Math.max(0, (Date.parse(moment) - Date.now()) / 1000));

function UndoButton({ until, busy, onUndo }: UndoButtonProps): ReactNode {
  const { t } = useTranslation();
  const [seconds] = useState(() => secondsUntil(until));
  const { left } = useCountdown(seconds);
  if (left === 0) return null;
  return (
    <button type="button" className="bubble__undo" aria-disabled={busy} onClick={() => !busy && onUndo()}>
      <Undo2 size={16} aria-hidden="true" />
      {t(($) => $.messages.thread.undo)}
      <span aria-hidden="true">{t(($) => $.messages.thread.seconds, { seconds: left })}</span>
    </button>
  );
}

type Props = {
  thread: Thread;
  messages: readonly Message[];
  /** The id of the first unread message. */
  mark: string | undefined;
  start: Ref<HTMLLIElement>;
  undo: Undo;
  /** True once the oldest message is loaded. */
  isWhole: boolean;
};

function Day({ at, now }: { at: string; now: number }): ReactNode {
  const language = usePageLanguage();
  const words = useTexts(($) => $.messages.thread);
  return (
    <li className="log__day">
      <span>{dayHeading(at, now, language, words)}</span>
    </li>
  );
}

/** The next message is from the same person within the same minute. */
const isFollowedUp = ({ mine, at }: Message, next: Message | undefined): boolean =>
  next !== undefined && next.mine === mine && next.at.slice(0, 16) === at.slice(0, 16);

/** Groups messages by day and marks where the unread ones begin. */
export function MessageItems({ thread, messages, mark, start, undo, isWhole }: Props): ReactNode {
  const { t } = useTranslation();
  const now = useNow();
  const newestMine = messages.findLast(({ mine }) => mine)?.id;
  return messages.map((message, place) => {
    const { id, at, undoUntil } = message;
    const before = messages[place - 1];
    const isFirst = place === 0 && isWhole;
    return (
      <Fragment key={id}>
        {(before === undefined || dayOf(before.at) !== dayOf(at)) && <Day at={at} now={now} />}
        {id === mark && (
          <li ref={start} className="log__mark">
            <span>{t(($) => $.messages.thread.unread)}</span>
          </li>
        )}
        <Bubble
          message={message}
          thread={thread}
          badge={isFirst}
          timed={!isFollowedUp(message, messages[place + 1])}
        >
          {id === newestMine && undoUntil !== undefined && (
            <UndoButton until={undoUntil} busy={undo.isPending} onUndo={() => undo.undo(message)} />
          )}
        </Bubble>
      </Fragment>
    );
  });
}
